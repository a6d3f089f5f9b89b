"""What each row was before it was changed, by whom and when."""

from django.db import models
from django.db.models.signals import pre_save
from simple_history import register


def keep_history(model: type[models.Model]) -> None:
    """Keep every version of a model's rows, the one that came with the fixtures included.

    A model with a column for each language is to be registered after it has them.
    """
    register(model)
    pre_save.connect(keep_first_version, sender=model, dispatch_uid=f"history of {model._meta}")


def keep_first_version(
    sender: type[models.Model], instance: models.Model, *, raw: bool = False, **_: object
) -> None:
    """Keep what a row was before its first change: a fixture brings rows in without a history."""
    # The manager is made by simple_history, which has no types.
    history = sender.history  # type: ignore[attr-defined]
    if (
        raw
        or instance._state.adding
        or history.filter(**{sender_key(sender): instance.pk}).exists()
    ):
        return
    before = sender._default_manager.filter(pk=instance.pk).first()
    if before is not None:
        # Nobody's change: without this it would be put down to whoever is logged in.
        before._history_user = None  # type: ignore[attr-defined]
        history.bulk_history_create([before])


def sender_key(model: type[models.Model]) -> str:
    """Return the name of the primary key, which a row of the history has too."""
    return str(model._meta.pk.attname)
