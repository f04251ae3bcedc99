/** Words that stand in every sentence, and do not say what it is about. */
export const lightWords =
  `a an the this that these those i you me my mine your yours we us our it its is are am was were be been
  being do does did doing done to of for in on at by as from with into and or but so if then than can could would will
  shall should may might must let have has had having get got please kindly just also too very really quite actually
  maybe perhaps hey hi hello dear ok okay well oh um uh attache want like need wish there here some any what which who
  whom whose when where how why much many tell show give say know now right again still yet sort kind of thing things
  one ones us something anything up out about going go lot bit simply quickly exactly currently possible able good
  thank thanks another whole entire current alright anyway sir madam friend buddy mate mr mrs ah hm hmm wondering curious
  think happen mean thinking guess sure quick question indeed truly honestly basically perhaps possibly though although because since while make all every entire not no yes nope sorry rather instead`.split(
    /\s+/,
  )

/** Known words that must not be taken for a misspelt one of ours. */
export const everydayWords = `game dame lime dine mine fine line wine tame fame same came lame dome home some come gone
  done bone tone zoo noon soon moon room door poor hate late rate gate fate data dad dates mate plate place places
  planet plant plan plans word world work works worked worker walk talk walked call called calls cell sell tell bell
  ball wall fall hall tall mall nice rice price prize mice dice twice house horse mouse hose rose nose those chase chart
  charm champ cheat cheap cheese chess chest check cheque chef pig pink ping pine pint pins bin bins win wins spin pen
  pan pot pat path page pages paper papers person people purple pupil reply rely really relay relax release read reads
  ready real deal meal seal heal zeal year years yeast east least feast beast best rest test nest vest west wish dish
  fish wash cash dash bash lunch launch lurch branch french fresh flesh fling bring string strong strange stranger
  summer summit sum sums supper super upper utter under understand wonder wander thunder number member remove
  removes month moth mouth south north math bath bathroom birth birthday death earth forth forget forgets forgot forgotten forge format
  forest former forward award reward review view interview server serve service save saves safe shave share shape
  change charge chance dance glance france finance fund find found fond food foot floor flood blood board bored boring
  cook book look hook took shook song sing king ring thing think drink shrink pink link sink tank bank rank thank blank
  black block clock lock rock sock stock stick trick truck track crack back pack sack rack lack snack stack attack
  picture pictures poem poet joke jokes story stories history letter letters better matter water waiter writer write
  wrote written white while whole hole role rule ruler title tilt tile file files mile smile style type types tape
  recipe music movie movies film song songs play plays player weather whether leather feather father mother brother
  other another either neither person prison reason season lesson list lists lost cost most post host ghost boast coast
  toast roast roof proof hour flour floor tour four pour your sour soul soup group open pen ten men hen den then when
  where there here hear dear fear near bear tear wear pear clear year street tree three free green queen screen scream
  cream dream team steam stream email mail main rain train brain pain paint point print printer pointer
  square root equal equals plus minus times divide divided multiply calories apple apples orange banana bread butter
  garage light lights lamp heat heating temperature passport window windows table chair desk car cars cat dog bird`.split(
  /\s+/,
)
