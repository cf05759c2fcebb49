### City colours.

blue = Blue
yellow = Yellow
green = Green
red = Red
purple = Purple
