### De bemanningen.

french = Franse bemanning
belgian = Belgische bemanning
italian = Italiaanse bemanning
english = Engelse bemanning
american = Amerikaanse bemanning
russian = Russische bemanning
german = Duitse bemanning
chinese = Chinese bemanning
red_kate = Ploeg van Red Kate
swiss = Zwitsers team
suffragettes = Suffragettes
