# Das Orakel soll zwei Fragen stellen, jede Antwort in eine eigene Variable.
# In der Vorhersage kommen die Antworten dann vor.
print("Ich bin das Orakel aus der Garage.")
print("Du wirst eine weite Reise machen.")
