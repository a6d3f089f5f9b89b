from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='LoadedRow',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('model', models.CharField(max_length=60, verbose_name='model')),
                ('key', models.CharField(max_length=200, verbose_name='natural key')),
                ('fields', models.JSONField(default=dict, verbose_name='fields')),
                ('conflicts', models.JSONField(default=dict, verbose_name='conflicts')),
            ],
            options={
                'verbose_name': 'loaded row',
                'verbose_name_plural': 'loaded rows',
                'ordering': ('model', 'key'),
            },
        ),
        migrations.AddConstraint(
            model_name='loadedrow',
            constraint=models.UniqueConstraint(fields=('model', 'key'), name='one_loaded_row_per_row'),
        ),
    ]
