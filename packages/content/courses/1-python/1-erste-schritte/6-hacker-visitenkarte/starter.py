print("Hier entsteht eine Visitenkarte.")
