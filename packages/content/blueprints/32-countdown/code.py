import time

sekunden = 5

for rest in range(sekunden, 0, -1):
    print(f"{rest:2}", "#" * rest)
    time.sleep(1)

print(" 0 Los geht es!")
