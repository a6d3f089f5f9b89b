"""What is wrong with a text: pure functions over texts and the engine's facts, without Django."""
