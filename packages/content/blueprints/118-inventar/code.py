rucksack = []
befehl = input("nimm, benutze oder ende: ")

while befehl != "ende":
    wort, ding = befehl.split(maxsplit=1)
    if wort == "nimm":
        rucksack.append(ding)
        print("Eingepackt:", ding)
    elif ding in rucksack:
        rucksack.remove(ding)
        print("Benutzt:", ding)
    else:
        print("Das hast du nicht dabei.")
    befehl = input("nimm, benutze oder ende: ")

print("Im Rucksack liegt noch:", rucksack)
