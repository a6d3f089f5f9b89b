"""How much a hand line may hold: enough for any hand that was ever played."""

from typing import Final

MAX_LENGTH: Final = 20_000
"""Characters."""

MAX_SEATS: Final = 40
MAX_ACTIONS: Final = 400
MAX_AMOUNT: Final = 10**15
"""Chips."""

MAX_NAME: Final = 30
"""Characters of a player's name."""
