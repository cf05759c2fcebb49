### De bemanningen.

french = Franse bemanning
belgian = Belgische bemanning
italian = Italiaanse bemanning
english = Engelse bemanning
american = Amerikaanse bemanning
russian = Russische bemanning
german = Duitse bemanning
chinese = Chinese bemanning
red_kate = Bemanning van Red Kate
swiss = Zwitserse bemanning
suffragettes = Suffragettes
