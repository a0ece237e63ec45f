# Zersäg das Wort in der Mitte und setz es falsch wieder zusammen.
# Teil dann deine Tricks auf: vor der Pause und nach der Pause.
tricks = ["das zersägte Wort", "der schwebende Toast", "die Taube aus der Socke"]
wort = input("Welches Wort kommt in die Kiste? ")
print("Vorn:", wort[:2])
