# Frag auch nach den Gästen und verteile das Popcorn gerecht.
# Verteile dann die Gäste auf Bänke, vier auf jede.
tueten = int(input("Wie viele Popcorntüten? "))
print("Zu verteilen:", tueten)
