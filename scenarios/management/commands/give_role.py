"""Gives somebody a role at the translators' desk, and makes the user where there is none."""

import sys
from argparse import ArgumentParser
from getpass import getpass
from typing import Any

from django.contrib.auth.models import Group, User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError

from scenarios.wording.desk.roles import Role


class Command(BaseCommand):
    """Puts a user into one group of the desk; a new user's password is asked for."""

    help = "Give a user a role at the translators' desk: viewer, translator or reviewer."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the name and the role."""
        parser.add_argument("name")
        parser.add_argument("role", choices=[*(role.value for role in Role), "none"])

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Make the user where there is none, and change the group."""
        name, role = options["name"], options["role"]
        user = User.objects.filter(username=name).first()
        if user is None:
            user = User(username=name)
            password = _password()
            try:
                user.full_clean(exclude=["password"])
                validate_password(password, user)
            except ValidationError as error:
                raise CommandError(" ".join(error.messages)) from error
            user.set_password(password)
            user.save()
        user.groups.remove(*Group.objects.filter(name__in=list(Role)))
        if role in list(Role):
            user.groups.add(Group.objects.get(name=role))
        self.stdout.write(f"{name}: {role}")


def _password() -> str:
    """Ask for a password at a terminal; elsewhere it is the first line of the input."""
    if sys.stdin.isatty():
        return getpass()
    return sys.stdin.readline().rstrip("\n")
