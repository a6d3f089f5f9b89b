"""The pages of the translators' desk: texts side by side, findings, approval, history."""
