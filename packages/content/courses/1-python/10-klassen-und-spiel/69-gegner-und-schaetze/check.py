def goal_2(run):
    asked = []

    def type_in(said, names):
        """Just as strong as the player has lives, wherever the player stands."""
        asked.append(said)
        names["gegner"][names["ort"]] = names["Gegner"]("Probe", names["ich"].leben)
        return "kampf" if len(asked) == 1 else "ende"

    run(inputs=type_in).check(len(asked) == 1, "Ohne Leben wird noch weiter gefragt.")
    seen = run(inputs=["ende"] * 5)
    lives = seen.read("ich.leben")
    seen.then("ich.kaempfe(Gegner('Probe', 3))").value("ich.leben", equals=lives - 3)
