### De ploegen.

french = Franse ploeg
belgian = Belgische ploeg
italian = Italiaanse ploeg
english = Engelse ploeg
american = Amerikaanse ploeg
russian = Russische ploeg
german = Duitse ploeg
chinese = Chinese ploeg
red_kate = Ploeg van Red Kate
