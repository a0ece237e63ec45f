/** What children and their parents are often called; those that are everyday words are left out. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron adam adrian adriana aisha alex alexander alexandra ali alice alina amelie amir amira amy ana
  anastasia andrea andreas angelina anja anke anna anne annika anton antonia arda aria arne arthur arvid
  aylin ayse bastian beate ben benedikt benjamin bennet bernd bettina birgit bjarne björn bruno carina
  carl carla carlo carlotta carmen caroline celina celine charlotte chiara chris christian christiane
  christin christina christine christoph clara claudia clemens colin cornelia damian daniel daniela
  dario david deniz dennis diana diego dilara dirk dominik doris edgar eileen ela elena eleni elias elif
  elina elisa elisabeth ella elli elsa emil emilia emilie emilio emily emin emir emma emmi enes enno
  enya erik erika esra esther eva fabian fabienne fatima fatma felicitas felix fenja ferdinand feli
  finja finn fiona florentine florian frank franka franz franziska freya frida frieda friedrich fynn
  gabriel gabriele gerda gerhard greta gustav günter hamza hanna hannah hannes hannah hans harald
  hedda heike heiko heinrich helen helena helene helga helmut hendrik henri henriette henrik henry
  holger horst hugo ida ilias ilja ina ines inga ingo ingrid irina isabel isabell isabella isabelle
  ivan jaden jakob jan jana jane janina janine janis jannes jannik jannis jasmin jason jasper jayden
  jean jella jens jenny jessica jette joana joel johann johanna johannes jolina jona jonah jonas
  jonathan joris josef josefine josephine joshua juan judith jule julia julian juliana juliane julie
  julien julius justin justus jürgen kai karim karin karina karl karla karlotta karolina katarina kathrin
  kati katja katharina katrin kevin kiara kilian kim kira klara klaus konrad konstantin kristin kristina
  lana lara larissa lars lasse laura lea leah leana leander leandro lena leni lenja lenn lennard lennart
  lenny leo leon leonard leonardo leonhard leoni leonie leonora leopold leyla levi levin lia liam lian
  liana lili lilia lilian lilli lilly lina linda linea linus lisa lisbeth liselotte liv livia loris lotta
  lotte lou louis louisa louise luan luca lucas lucia lucy luis luisa luise luka lukas luke luna lutz
  lya maja malea malia malik malin malina malte manfred manuel manuela mara marc marcel marco marcus
  mareike maren maria mariam marie mariella marika marina mario marion marius marla marlen marlene
  marlon marta martha martin martina marvin maryam mateo mathea mathilda mathilde mats matteo matthias
  matthis matti mattis maurice max maxim maximilian maya mehmet melina melanie melike melissa merle
  mert mia mica michael michaela michelle mika mike mila milan milena milla milo mina mira miriam
  mohamed mohammed mona monika moritz muhammed mustafa nadine nadja naomi natalia natalie nele nelli
  nelly nepomuk niclas nico nicola nicolas nicole nika niklas niko nikita nikolai nikolas nils nina nino
  noah noel noemi noor nora norbert nour ole oliver olivia omar oscar oskar otto ottokar pascal patricia
  patrick paul paula paulina pauline peter petra phil philip philipp phillip pia quirin rafael ragnar
  rahel raik ralf ramona raphael rayan rebecca rebekka regina renate rené ricarda richard rita robert
  robin roland romy ronja rosalie roman ruben rudi ruth sabine sabrina sahra said salma salome sami
  samira samuel sandra sandro sara sarah sascha sebastian selin selina selma semih severin silas silke
  silvia simon simone sina sofia sofie sonja sophia sophie stefan stefanie stephan stephanie susanne
  svea sven svenja tabea tamara tamina tanja tara tatjana thea theo theodor theresa therese thilo thomas
  thorben tia tilda till tim timo timon tina tizian tobi tobias tom tomas tommy toni tristan tyler udo
  ulrich ulrike ursula ute uwe valentin valentina valerie vanessa vera verena veronika vicky victor
  victoria viktor viktoria vincent vivien volker walter werner wiebke wilhelm wilma wolfgang xaver
  yannick yannik yannis yara yaren yasin yasmin yunus yusuf yvonne zara zeynep zoe zoey`.split(
    /\s+/,
  ),
);

/** Of a name of several words the first counts, and of `Anna-Lena` its first part. */
export function isFirstName(text: string): boolean {
  const [first = ''] = text.split(/[ -]/);
  return firstNames.has(first.toLowerCase());
}
