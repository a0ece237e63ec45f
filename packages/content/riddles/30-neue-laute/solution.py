wissen = {"Wau": "Hund", "Muh": "Kuh"}
neu = ["Wuff", "Muh"]
treffer = 0
for laut in neu:
    if laut in wissen:
        treffer += 1
print(treffer, "von", len(neu))
