### The crews.

french = French crew
belgian = Belgian crew
italian = Italian crew
english = English crew
american = American crew
russian = Russian crew
german = German crew
chinese = Chinese crew
red_kate = Red Kate’s crew
swiss = Swiss crew
suffragettes = Suffragettes
