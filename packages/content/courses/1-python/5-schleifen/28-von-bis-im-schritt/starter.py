# Füllung von 0 bis 100 in Zwanzigerschritten, dann Countdown von 10 bis 1.
# Danach Bumm. Eine dritte Schleife denkst du dir selbst aus.
for fuellung in range(0, 100):
    print("Füllung:", fuellung)
for sekunde in range(10, 0):
    print(sekunde)
