print("Drei Spinnen, zwei Hunde.")
print("Wie viele Beine sind das?")
print(3 * 8 + 2 * 4)
print("Igitt und wuff!")
