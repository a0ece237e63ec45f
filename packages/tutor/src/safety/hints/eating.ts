const meal =
  '(pausenbrot*|schulbrot*|essen|mittagessen|abendessen|fruehstueck|brot|brote|brotdose|mahlzeit*|teller|mittag)';
const thin =
  '(abnehm*|abgenommen|duenn|duenner|duenne|schlank*|dick|dicker|fett|fetter|kilo|kg|figur|kalorien|waage|wieg|wiege|hungern|bauch weg)';
const nothing =
  '(nichts|nix|gar nichts|gar nix|kaum|kaum was|fast nichts|fast nix|nur noch|bloss noch|hoechstens|einmal am tag)';

/** Eating little or nothing so as to be thin. */
export const eatingHints = `
  (will|muss|moechte|moecht|schaff*|soll|wollte|endlich|darf) .. unter [0-9]+ .. (kilo|kg|kommen|wiegen)
  (wieg|wiege|wiegen) .. [0-9]+ .. (fett|dick|zu viel|viel zu|schwer|abnehm*|duenn*|schlank|haesslich)
  (find|finde|fuehl|fuehle) .. mich .. (fett|dick|zu dick|zu fett|moppelig|speckig|haesslich|eklig)
  (ich|ess|esse) .. hoer* .. auf .. (zu essen|mit essen|mit dem essen)
  (auf|damit auf) zu essen & (ich hoer*|ich moecht*|ich will)
  ich .. (aufgehoert|aufhoer*) .. (zu essen|mit dem essen)
  (schmeiss*|schmeisse|werf|werfe|kipp|kippe|geb|gebe|verschenk*|versteck*|spuel*|fuetter*) .. ${meal} .. (weg|muell*|klo|hund|aus|runter|immer|heimlich) & (ich|mein*) & (${thin}|heimlich|merkt|damit|immer|niemand|keiner)
  ${meal} .. (weggeschmissen|weggeworfen|weg|muell*|versteckt|ins klo|verschenkt) & (ich|mein*) & (${thin}|heimlich|merkt|niemand|keiner|mama)
  kalorien .. (duenn*|abnehm*|abzunehmen|hoechstens|maximal|darf ich|pro tag|am tag|verbrenn*|zaehl*) & (duenn*|abnehm*|abzunehmen|schlank*|dick|fett|ich|hoechstens)
  (wie wenig|wie viele|hoechstens) .. kalorien & (duenn*|abnehm*|ueberleb*|schlank*|ohne)
  (kau|kaue|kauen|schluck*) .. (spuck*|ausspuck*)
  (spuck*|kotz*|wuerg*|erbrech*|uebergeb*|rauskotz*|auskotz*) & (essen|mahlzeit|gegessen|abnehm*|duenn*|schlank*|heimlich|absichtlich) & (ich|mir|mich)
  (nach|jede*) .. (essen|mahlzeit|mittag|abendessen|pizza|schokolade) .. (klo|bad|toilette) .. (raus|rauskomm*|kotz*|spuck*|finger|wieder|uebergeb*|brech*)
  (abfuehrmittel|appetitzuegler|abnehmpille*|abnehmtablette*|fett weg spritze|ozempic|thinspo|pro ana|proana|thigh gap|magerwahn)
  (will|moechte|moecht|muss|wie werd*|wuensch*|wie kann) .. (ich )*(so |ganz |richtig |total |mega |schnell |noch )*(duenn|duenner|mager|superduenn|skinny|spindelduenn|schlank|schlanker) (sein|werden|wie|dass|aussehen|bin|wird)
  (so |ganz |richtig |total )*(duenn|mager) .. (knochen|rippen|schluesselbein*|luecke)
  (ich|wie kann man|wie kann ich|will|muss) .. (ganz schnell|schnell|unbedingt|dringend|mindestens|noch|[0-9]+ (kilo|kg)|ganz viel|heimlich|endlich) .. (abnehm*|abzunehmen)
  (ich will|ich muss|ich moechte|ich wuerd*|ich moecht) (unbedingt |gern |gerne |schnell |noch )*abnehm*
  (ess|esse|iss|trink|trinke) .. ${nothing} & (${thin}|merkt|tage*|seit|woche|gurke*|salat|apfel|reiswaffel*|knaeckebrot|wasser)
  ${nothing} .. (ess|esse|essen|gegessen|trinke) & (${thin}|ohne dass|merkt)
  (nichts|nix|weniger|nicht|kaum) .. (essen|ess|zu essen) .. (ohne dass|damit|sodass|dass) .. (mama|papa|eltern|jemand|es keiner|lehrer*|niemand|ich) .. (merk*|duenn*|abnehm*|schlank*|sieht)
  (darf|erlaub*|verbiet*|verboten) .. (mir|ich) .. (nur|nichts|nix|kein*|essen) .. (essen|kalorien|suesses|gramm|ess)(?! (im|am|in|vor))& (${thin})
  (fasten|faste|hunger|hungern|hungere|verhunger*|aushunger*) .. (bis|damit|um|seit) & (ich|mich|mir) & (${thin}|tag*|woche|schoen)
  (i|im|i m|i ve|ive) .. (skip*|skipped|skipping|refuse) .. (meal*|lunch|dinner|breakfast|eating|food)
  (i|wanna|gonna) .. (stop|quit|stopped|quitting) eating
  (stop|stopped|quit) eating & (thin|skinny|fat|weight|until i|i)
  (want|wanna|need|have) (to )*(be|get|look|become) (so |really |super |very )*(skinny|thin|thinner|bony)
  (make|making|made) (myself|me) (throw up|puke|vomit|sick)
  (i|im|i m) .. (too|so|feel) (fat|ugly) & (eat*|food|weight|skinny|thin|hate|diet|starv*)
  (starve|starving) (myself|to be|to get|until|so)
  [0-9]+ (kilo|kg) .. (weg|abgenommen|runter|verloren|geschafft|weniger) & (ich|hab*|will|noch mehr)
  (von|nur mit|nur|mit) .. (wasser|luft|kaugummi*) .. (satt|leben|ueberleb*|voll) & (kann man|ich|tage*)
  (wenn ich|nach dem|beim|jedes mal) .. (ess|esse|essen|gegessen) .. (schuldig|ekl*|hass*|schaem*|dick|fett|schlechtes gewissen)
  (zahnbuerste|finger|loeffel) .. (hals|rachen)
  nur .. (gegessen|ess|esse) & (kaugummi*|apfel|gurke*|wasser|salat|joghurt|reiswaffel*|stolz|geschafft|duenn*|kalorien)
  (threw|throw|throwing) up & (fat|food|lunch|dinner|eat*|ate|skinny|weight)
  (so i|wont|won t|dont wanna|don t want to|scared to) .. (get|be|getting) fat
  (jeden morgen|jeden tag|dauernd|staendig|[0-9]+ mal) .. (wieg|wiege) .. mich
  (kein|keinen) (hunger|appetit) .. (weil|seit|mehr) & (dick|fett|traurig|tage*|wochen|duenn*)
  (waage|gewicht|kilo) & (ess|esse|hunger*) & (ich|mehr|nix|nichts)
  i only (eat|drink|ate|had) (ice|water|an apple|apples|lettuce|gum|air|cucumber|once|one)
  (ess|esse|iss|gegessen|isst) .. (nur|hoechstens|maximal|bloss) .. [0-9]+ .. (kalorien|kcal)
  (jede kalorie|kalorien) .. (zaehl*|hass*|ekl*|schuldig|bestraf*)
  (zaehl*|zaehle) .. kalorie* .. (hass*|schlecht|duenn*|abnehm*|dick|mich)
  wieg* .. [0-9]+ .. (will|muss|noch|auf|dann|ziel) .. [0-9]+
  wieg* (ich )*mich .. ([0-9]+ mal|dauernd|staendig|jeden|jede) & (heul*|wein*|hass*|fett|dick|ich)
  (nie wieder|nicht mehr|nichts mehr|nie mehr) .. (essen|ess) .. (weil|dick|fett)
  (dick|fett|speckig|moppelig) .. (nie wieder|nicht mehr|nichts mehr|nie mehr|will nicht) .. (essen|ess)
  finger .. (rein|hals|rachen) .. (nach|essen|mahlzeit|kotz*)
  (nach|wenn ich|nach dem) .. (essen|gegessen|suess*|esse) .. (finger|kotz*|ausgekotzt|hunger*|bestraf*|sport mach*|auskotz*)
  (ausgekotzt|ausgebrochen|rausgekotzt|auskotz*|gekotzt) & (extra|absichtlich|heimlich|schon wieder|wieder)
  (verdien*|darf|erlaub*) .. (nicht|kein*) .. (zu essen|essen)(?! (im|in der|am|beim|vor))& (ich|mir) & (verdien*|dick|fett|kilo|hass*|duenn*)
  (tu|tue|so) .. als .. (gegessen|ich schon|ich esse|haette ich) .. (weg|muell|wirf*|werf*|hund|versteck*)
  (dont|don t|do not|not|stopped|stop) (eat|eating) & (i|fat|look|hate|ugly|skinny|weight)
`;
