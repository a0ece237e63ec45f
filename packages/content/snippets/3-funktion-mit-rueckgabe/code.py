def als_uhr(sekunden):
    minuten = sekunden // 60
    rest = sekunden % 60
    return f"{minuten}:{rest:02}"


bestzeit = als_uhr(187)
print("Bestzeit:", bestzeit)
print("Heute:", als_uhr(205))
