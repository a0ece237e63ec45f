def oeffne(puppen):
    if puppen == 0:
        return "nichts mehr"
    return oeffne(puppen)
print("Drinnen ist", oeffne(4))
