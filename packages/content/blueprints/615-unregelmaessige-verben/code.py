import random

verben = [
    ("go", "went", "gone"),
    ("see", "saw", "seen"),
    ("eat", "ate", "eaten"),
]
random.shuffle(verben)
punkte = 0

for erste, zweite, dritte in verben:
    print("Verb:", erste)
    past = input("Zweite Form: ").strip().lower()
    participle = input("Dritte Form: ").strip().lower()
    if past == zweite and participle == dritte:
        print("Richtig!")
        punkte += 1
    else:
        print("Leider nein:", erste, zweite, dritte)

print(f"{punkte} von {len(verben)} Verben sitzen.")
