"""Search over rules, scenarios, mistakes, published texts and the glossary, in each language."""
