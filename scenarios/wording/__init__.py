"""The translators' desk: texts that agree across languages, with themselves and with the engine."""
