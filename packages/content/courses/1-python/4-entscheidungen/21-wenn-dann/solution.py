hunger = int(input("Hunger von 0 bis 10? "))
laune = int(input("Laune von 0 bis 10? "))

if hunger > 7:
    print("Knurr! Eine Mutter, bitte. Mit Gewinde.")
    hunger -= 5
    print("Hunger nach dem Essen:", hunger)

if laune <= 3:
    print("Schmoll. Heute gibt es keine Kunststücke.")

if laune == 10:
    print("Knurps macht einen Salto und trifft den Lötkolben.")

print("Der Deckel klappt zu.")
