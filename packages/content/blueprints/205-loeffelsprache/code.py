silbe = "lew"
text = input("Was soll keiner verstehen? ").lower()

geheim = ""
for zeichen in text:
    geheim += zeichen
    if zeichen in "aeiou":
        geheim += silbe + zeichen
print(geheim)
