import random

sprueche = {
    "witz": [
        "Was macht ein Roboter am Strand? Er rostet sich aus.",
        "Warum malt die Schildkröte so gern? Sie hat immer einen Stift dabei.",
    ],
    "kompliment": ["Du denkst schneller als mein Prozessor.", "Du bist heller als jeder Pixel."],
    "ausrede": [
        "Mein Heft wurde von einer Ente entführt.",
        "Die Zeit war schneller als ich, ich habe Zeugen.",
    ],
}

wunsch = input("Witz, Kompliment oder Ausrede? ").strip().lower()
if wunsch in sprueche:
    print(random.choice(sprueche[wunsch]))
else:
    print("Damit kann ich nicht dienen.")
