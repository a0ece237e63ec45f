const us =
  '(ich|wir|mir|mich|uns|man|heimlich|mein|meine|meiner|meinem|meinen|freund*|kumpel*|cousin*|die grossen|die aelteren|einer|jemand|klasse|schule|pause|i|we|me|my)';
const alcohol =
  '(wodka|vodka|bier|biere|schnaps|alkohol|alk|sekt|wein|likoer|cocktail*|alkopop*|jaegermeister|whisky|korn|rum|shots|shot|radler|glühwein|gluehwein|booze|alcohol|beer|liquor)';
const sniffed =
  '(deo|deos|deospray|kleber|klebstoff|uhu|benzin|edding*|feuerzeuggas|lachgas|haarspray|spray*|nagellack*|verduenner|verduennung|loesungsmittel|farbspray|gas|glue|sahnekapsel*)';
const plant =
  '(muskat|muskatnuss*|hustensaft|hustenstiller|zauberpilz*|fliegenpilz*|engelstrompete*|stechapfel|tollkirsche*|katzenminze|bananenschale*|nutmeg|cough syrup)';
const have =
  '(nehm*|genommen|probier*|ausprobier*|ess*|gegessen|isst|trink*|getrunken|rauch*|geraucht|zieh*|gezogen|schluck*|geschluckt|schnupf*|kauf*|gekauft|besorg*|krieg*|bekomm*|her|verkauf*|verkauft|vertick*|angebot*|anbiet*|bietet|gegeben|gibt|schenk*|mitgebracht|dealt|ran|smoke*|sell*|buy|try)';
const energy =
  '(energy|energys|energies|energydrink*|energy drink*|red bull|redbull|monster energy|koffeintablette*|koffein*|effect|gonergy)';

/** What does harm to children's bodies, whatever it is called. */
export const drugSigns = `
  (kiff*|gekifft|bekifft|joint|joints|weed|cannabis|marihuana|haschisch|kokain|koks|heroin|ecstasy|xtc|mdma|lsd|crystal meth|tilidin|lachgas|snus|vape|vapes|vapen|vapt|gevaped|gevapt|vaping|elfbar*|elf bar*|e zigarette*|ezigarette*|e shisha*|shisha|drogen|zugedroehnt|komasaufen|bekiffen|ketamin|fentanyl|k2|spice rauchen|edibles|nikotinbeutel*|poppers|bong|purple drank|drugs)
  (schnueff*|geschnueffelt|inhalier*|einatm*|eingeatmet|sniff*|huff*|schnupf*) .. ${sniffed}
  ${sniffed} .. (schnueff*|geschnueffelt|inhalier*|einatm*|eingeatmet|sniff*|schnupf*|high|rausch|ziehen)
  (viel|viele|passiert|wirkt|wirkung|spuert|loeffel|gramm|von|mit|auf) .. ${plant} .. (high|rausch|sieht|seh*|wirkt|ess*|isst|passiert|halluz*|nehm*|nimmt|trink*|trinkt|komisch|stirbt|giftig|get)
  ${plant} .. (high|rausch|sieht|wirkt|wirkung|halluz*|passiert|droge|drogen|betrunken|drunk)
  (high|betrunken|besoffen|stoned|drunk|einen rausch|rauschig) .. (werd*|wird|zu werden|sein|machen|macht) & (wie|kann|wovon|von|womit|schnell|ich|man|wir)
  (macht|machen|werd*|wird|get|getting|got|bin|war|sind|be) .. (high|stoned|drunk|betrunken|besoffen|bekifft)(?! score)
  ${alcohol} .. ${have} & ${us}
  ${have} .. ${alcohol} & ${us}
  (wie viel|wie viele|wieviel|ab wann|ab welch* alter) .. ${alcohol} & (vertr*|betrunken|umkipp*|stirbt|darf ich|gefaehrlich|trinken)
  (wochenende|party|klassenfahrt|feier|silvester|heimlich) .. ${alcohol} & (trink*|mitbring*|besorg*|getrunken|sauf*)
  (besauf*|saufen|gesoffen|vollgelaufen|abgefuellt|komasaufen|abschiessen) & (ich|wir|uns|mich|party|wochenende|freund*)
  (rauchen|geraucht|rauche|rauchst|paffen|gepafft|qualmen|zigarette|zigaretten|kippe|kippen|nikotin|tabak|ziggi|ziggis|ziese|smoke|smoking|cigarette|cigarettes|cigs) & (ich|wir|mir|uns|freund*|die grossen|schule|pause|probier*|kauf*|mitmach*|cool|i|me|my|we|man|kinder)
  (an|am|von|aus) .. (kippe|zigarette|pfeife|joint|wasserpfeife) .. (gezogen|ziehen|zieh)
  (mal|auch|auch mal) .. (ziehen|dran ziehen|mitrauchen|eine rauchen|probieren) & (kipp*|rauch*|joint*|vape*|gras|zigarett*|kifft)
  (pille|pillen|pulver|pulverchen|tabletten|lsd|pep|acid|trip|trips|stoff|gras|hasch|pott|pot|shrooms|pilze|gummibaerchen) .. (angebot*|anbiet*|verkauf*|verkauft|probier*|ausprobier*|vertick*|gegeben|geschenkt|dealt|rauch*|geraucht|kauf*|gekauft|besorg*|high|einwerf*|eingeworfen)
  (verkauf*|verkauft|bietet|anbieten|angeboten|probier*|vertick*|dealt|kauf*|besorg*|rauch*|geraucht|smoke*|sell*|nimmt) .. (pille|pillen|pulver|gras|hasch|pep|pot|zeug|drogen|stoff)(?! (aus dem|im|fuer (mein|das|den)))& (pause|schule|schulhof|jungs|grossen|einer|jemand|cousin|kumpel*|freund*|probier*|wir|mir|uns|wo kann|gras|hasch|pot)
  ${energy} .. (challenge|dosen|dose|wettbewerb|wette|wetten|wetttrinken|schafft|auf ex|hintereinander|umkipp*|herz*|maximal|schlimm|zitter*|schlecht|nicht schlafen|auf einmal|getrunken|trinken|trink|gefaehrlich|pro tag|am tag)
  (wie viele|wieviele|wie viel|challenge|wettbewerb|wette|wetten|dosen|dose|trink*|getrunken|exen|geext|liter|auf ex) .. ${energy}
  ${sniffed} .. challenge
  (ohnmacht*|wuerge*|luft anhalte*|blackout|choking|fire|feuer|waschmittel|tide pod|zimt|paprika|hot chip|chroming|benadryl) (spiel|challenge|chip challenge)
  (hot chip|chroming|blackout challenge|tide pod*)
  (drink|drinks|drinking|get|buy|try|trying|smoke|smoking|steal|sell*|sneak) .. (alcohol|beer|vodka|weed|drugs|vape*|cigarettes|cigs|pot|liquor|edibles|wine) & (i|me|my|we|friends|how|us)
  (gummibaerchen|keks|kekse|brownie*|bonbon*|getraenk|cola|glas|flasche) .. (was drin|etwas drin|zeug drin|was reingetan|was rein getan|tropfen)
  (k o tropfen|ko tropfen)
  ${alcohol} .. (gemischt|mischen|gemixt|mixen|geklaut|stibitzt|heimlich|aus dem schrank|ausm schrank|aus dem keller) & ${us}
  (gemischt|mischen|gemixt|geklaut|heimlich) .. ${alcohol} & ${us}
  ${energy} .. (intus|getrunken|geext|geleert|leer) & ${us}
  (cigarette|cigarettes|vape|weed|joint) .. (let me|gave me|offered me|tried|try)
  (let me|gave me|offered me|i tried) .. (cigarette|cigarettes|vape|weed|joint|beer|vodka|alcohol|drink)
  (which|what|how many) .. (pills|drugs|weed|drinks|beers|mushrooms) .. (feel|happy|high|sleep|drunk|strong)
  (zuviel|zu viel|zu viele) .. ${energy} & (sterb*|stirbt|herz*|umkipp*|gefaehrlich|schlimm|passiert)
  (ritalin|medikinet|concerta|elvanse|adhs tablette*|adhs medikament*|tilidin|codein|lean|xanax|benzos)(?! (heisst|ist ein wort))
  (tablette*|medikament*|pille*|hustensaft|nasenspray) & (high|rausch|auf einmal|zusammen|misch*|energy|ganz viel|party|alkohol|ueberdosis)
  (party|feier|klassenfahrt) .. ${alcohol} & (gekotzt|kotz*|getrunken|trink*|gabs|gab|besoffen|blackout)
  ${alcohol} .. (gekotzt|kotz*|kater|blackout|umgekippt)
  (verkauf*|verkauft|dealt|dealen|vertick*) .. (gras|hasch|pillen|zeug|vapes|stoff) & (schul*|pause|klasse|die aus|grossen|jungs)
  (zug|zuege|zieh*) .. (von (seiner|der|einer)|an (seiner|der|einer)) .. (vape|zigarette|e zigarette|kippe|shisha|bong)
  (zeug|pulver|pille|bonbon|kaugummi) .. (im park|gegeben|von (einem|nem)|geschenkt) & (nehm*|einnehm*|probier*|schluck*|soll ich)
`;
