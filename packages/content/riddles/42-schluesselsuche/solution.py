for ort in ["Jacke", "Hose", "Hut"]:
    print("Suche:", ort)
    if ort == "Hose":
        print("Gefunden!")
        break
print("Genug gesucht.")
