"""The three roles at the desk, as groups of users."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

ROLES = ("viewer", "translator", "reviewer")


def make_groups(apps: Apps, _schema: BaseDatabaseSchemaEditor) -> None:
    groups = apps.get_model("auth", "Group").objects
    for role in ROLES:
        groups.get_or_create(name=role)


class Migration(migrations.Migration):
    dependencies = [
        ("wording", "0002_desk"),
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [migrations.RunPython(make_groups, migrations.RunPython.noop, elidable=False)]
