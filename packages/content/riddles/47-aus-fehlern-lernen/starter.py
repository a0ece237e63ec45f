ziel = 10
tipp = 2
for runde in range(3):
    es_fehlt = ziel - tipp
    tipp -= es_fehlt / 2
print("Gelernt:", tipp)
