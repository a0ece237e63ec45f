satz = input("Funkspruch: ")

geheim = ""
for zeichen in satz:
    geheim += zeichen
    if zeichen in "aeiou":
        geheim += "b" + zeichen
print("Der Papagei hört:", geheim)

print("Bei Rauschen:", end=" ")
for zeichen in satz:
    print(zeichen, end="-")
print()
