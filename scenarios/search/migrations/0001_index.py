"""The texts to search in, and the full text index in the database's own way."""

from django.db import migrations, models

from scenarios.search import postgres, sqlite


def create_index(apps, schema_editor):
    if schema_editor.connection.vendor == "sqlite":
        schema_editor.execute(sqlite.CREATE)
    else:
        for code, name in postgres.LANGUAGES.items():
            schema_editor.execute(postgres.CONFIGURE.format(code=code, name=name))
        schema_editor.execute(postgres.CREATE)


def drop_index(apps, schema_editor):
    if schema_editor.connection.vendor == "sqlite":
        schema_editor.execute(sqlite.DROP)
    else:
        schema_editor.execute(postgres.DROP)
        for code in postgres.LANGUAGES:
            schema_editor.execute(postgres.UNCONFIGURE.format(code=code))


def create_state(apps, schema_editor):
    """Make the one row, so that whoever brings the index up to date has something to wait for."""
    apps.get_model("search", "IndexState").objects.create(pk=1)


class Migration(migrations.Migration):

    initial = True

    dependencies = [
    ]

    operations = [
        migrations.CreateModel(
            name='Change',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(blank=True, max_length=10)),
                ('key', models.CharField(blank=True, max_length=60)),
            ],
        ),
        migrations.CreateModel(
            name='IndexState',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveBigIntegerField(default=0)),
                ('made_by', models.CharField(blank=True, max_length=100)),
            ],
        ),
        migrations.CreateModel(
            name='Document',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('language', models.CharField(max_length=2)),
                ('kind', models.CharField(max_length=10)),
                ('key', models.CharField(max_length=60)),
                ('order', models.PositiveIntegerField()),
                ('path', models.CharField(max_length=200)),
                ('title', models.CharField(max_length=250)),
                ('text', models.TextField()),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('kind', 'key', 'language'), name='one_document_per_language')],
            },
        ),
        migrations.CreateModel(
            name='Synonym',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('concept', models.CharField(db_index=True, max_length=50)),
                ('language', models.CharField(max_length=2)),
                ('form', models.CharField(db_index=True, max_length=120)),
                ('stems', models.CharField(db_index=True, max_length=120)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('concept', 'language', 'form'), name='one_row_per_synonym')],
            },
        ),
        migrations.CreateModel(
            name='Word',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('language', models.CharField(max_length=2)),
                ('word', models.CharField(max_length=60)),
                ('length', models.PositiveSmallIntegerField()),
            ],
            options={
                'indexes': [models.Index(fields=['language', 'length'], name='words_by_length')],
                'constraints': [models.UniqueConstraint(fields=('language', 'word'), name='one_row_per_word')],
            },
        ),
        migrations.RunPython(create_index, drop_index),
        migrations.RunPython(create_state, migrations.RunPython.noop),
    ]
