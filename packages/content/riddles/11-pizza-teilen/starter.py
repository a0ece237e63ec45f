stuecke = 14
kinder = 4
jedes = stuecke / kinder
print("Für jedes Kind:", jedes)
