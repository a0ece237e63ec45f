import random

tipp = {3, 7, 12, 21, 33, 48}

gezogen = random.sample(range(1, 50), 6)
gezogen.sort()
print("Gezogen:", gezogen)

richtige = tipp & set(gezogen)
print("Dein Tipp:", sorted(tipp))
print("Richtige:", len(richtige))
