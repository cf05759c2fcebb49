### Les équipages.

french = Équipage français
belgian = Équipage belge
italian = Équipage italien
english = Équipage anglais
american = Équipage américain
russian = Équipage russe
german = Équipage allemand
chinese = Équipage chinois
red_kate = Équipage de Red Kate
swiss = Équipage suisse
suffragettes = Suffragettes
