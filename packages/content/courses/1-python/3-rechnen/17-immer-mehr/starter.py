# Schreib das Tagebuch weiter: Dein Wesen frisst, schrumpft, verdoppelt sich.
# Sag am Ende mit ** voraus, was nach zehn Nächten ist.
gewicht = 5
print("Tag 1:", gewicht, "Gramm")
