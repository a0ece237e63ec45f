plan_a = ["Mathe", "Sport"]
plan_b = plan_a.copy()
plan_b.append("Kino")
print("Plan A:", plan_a)
print("Plan B:", plan_b)
