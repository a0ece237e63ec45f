"""What is behind `turtle`: the turtles' state here, their picture in the page."""
