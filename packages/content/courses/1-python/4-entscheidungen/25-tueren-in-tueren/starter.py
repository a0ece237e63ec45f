# Tür 1 soll auch ganze Sätze verstehen.
# Nur wer durch Tür 1 kommt, soll das Rätsel von Tür 2 hören.
satz = input("Tür 1 fragt: Wer ist da? ")
if satz == "freund":
    print("Tür 1 ist offen")
