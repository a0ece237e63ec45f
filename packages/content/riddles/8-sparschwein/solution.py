schwein = 0
for muenze in [1, 2, 1, 2]:
    schwein += muenze
print("Im Schwein:", schwein, "Euro")
