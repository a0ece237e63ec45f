# ‹Was schon dasteht, wenn die Seite aufgeht. Hier bleibt etwas zu tun.›
