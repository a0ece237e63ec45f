# ‹Die fertige Lösung.›
