"""What every row of content has in common: a natural key, so that fixtures need no numbers."""

from functools import reduce
from typing import ClassVar, TypeVar

from django.db import models

ContentT = TypeVar("ContentT", bound="Content")


class ContentManager(models.Manager[ContentT]):
    """Finds a row by the words of its natural key."""

    def get_by_natural_key(self, *values: object) -> ContentT:
        """Find the row with these values in its natural key's fields."""
        return self.get(**dict(zip(self.model.natural_key_fields, values, strict=True)))


class Content(models.Model):
    """A row that visitors see: known by its natural key, counted in the content's version."""

    natural_key_fields: ClassVar[tuple[str, ...]]
    """Fields, or paths to fields of related rows, that name the row: `("rule__slug",)`."""

    objects = ContentManager()

    class Meta:
        abstract = True

    def natural_key(self) -> tuple[object, ...]:
        """Return what `get_by_natural_key` takes."""
        return tuple(reduce(getattr, path.split("__"), self) for path in self.natural_key_fields)
