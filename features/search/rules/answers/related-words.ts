/**
 * Words that stand for the same matter in everyday English: a question is rarely asked in the words of the text that
 * answers it. Each group between strokes is one matter; a word may stand in several.
 */
export const relatedWords = `
  man gentleman fellow guy chap male / woman lady female / boy lad youth / girl maiden lass
  child kid infant baby youngster toddler offspring / parent mother father mum dad mom mamma papa
  brother sister sibling
  husband wife spouse marriage married marry wed wedding bride groom bridegroom wedlock matrimony
  widow widower bereaved / grandmother grandfather grandparent grandma grandpa
  ancestor forefather forebear predecessor descent lineage / descendant offspring heir posterity progeny successor
  inherit inheritance heir legacy bequeath bequest will estate heirloom
  friend companion comrade mate ally acquaintance crony / enemy foe opponent rival adversary hostile
  guest visitor caller company / stranger foreigner alien outsider newcomer / foreign alien overseas abroad country
  neighbour nearby adjoining next / crowd mob throng mass multitude swarm gathering
  king queen monarch sovereign crown throne royal majesty prince princess emperor
  ruler governor king sovereign emperor tyrant despot / tyrant despot tyranny despotism oppressor oppress oppression
  nobleman noble lord duke count earl baron aristocrat gentry / president leader chief head executive premier chairman
  government state administration authority regime / govern rule reign control command
  power authority right jurisdiction might / parliament congress senate legislature assembly lawmakers council
  lawmaker legislator senator representative congressman deputy delegate
  law statute act legislation bill decree ordinance / lawyer attorney counsel solicitor barrister advocate
  judge court tribunal bench justice judicial judiciary magistrate
  trial lawsuit suit case litigation prosecution proceedings hearing / sue lawsuit suit litigation claim
  accuse charge blame indict prosecute allege accusation / guilty convict conviction condemned
  innocent acquit blameless / punish punishment penalty sentence discipline
  prison jail gaol imprison cell dungeon confinement / arrest seize capture detain apprehend custody
  prisoner captive convict inmate / criminal thief robber burglar felon crook villain outlaw culprit
  steal theft rob robbery burglary thief plunder pilfer loot
  crime offence offense felony misdemeanor misdemeanour wrongdoing / murder kill slay assassinate slaughter homicide
  traitor treason betray betrayal treachery / police constable policeman detective inspector sheriff
  witness testify testimony evidence / proof evidence prove testimony / search seek hunt quest look
  home house dwelling abode residence lodging household / house cottage cabin hut mansion villa lodge bungalow
  live dwell reside inhabit lodge settle / inhabitant resident occupant dweller citizen population
  citizen national subject citizenship nationality / immigrant immigration migrant migration immigrate settler
  vote ballot poll suffrage election elector / elect election choose vote candidate ballot
  tax levy duty tariff excise impost taxation / independence freedom liberty sovereignty autonomy
  free liberate release emancipate emancipation liberation / slave slavery bondage servitude enslave
  servant maid butler domestic footman housekeeper valet
  rebel rebellion revolt insurrection uprising mutiny revolution
  war battle combat conflict warfare campaign hostilities / fight battle struggle combat quarrel brawl
  army troops soldier regiment military forces battalion / soldier troops warrior trooper infantry private
  navy fleet naval warship / sailor seaman mariner crew / captain commander skipper
  weapon gun sword rifle pistol arms dagger / gun pistol revolver rifle musket cannon / shoot shot fire
  attack assault invade raid invasion / defend defence defense protect guard
  protect shield preserve guard shelter safeguard / win victory triumph conquer prevail / lose defeat lost beaten
  surrender yield submit / peace truce armistice / treaty pact agreement alliance deal
  contract agreement bargain deal / promise pledge vow swear oath guarantee undertake
  swear oath vow affirm affirmation / hire employ engage recruit / dismiss sack discharge fire
  job work occupation profession trade post position employment living career business / labour labor toil work effort
  earn salary wages income living / pay payment salary wages compensation remuneration / raise increase increment
  money cash coin cents dollars pounds shillings funds currency capital / cheap inexpensive bargain low
  expensive costly dear pricey / rich wealthy wealth fortune millionaire prosperous affluent
  poor poverty penniless needy destitute / debt owe loan liability / borrow lend loan / shop store boutique
  shopkeeper merchant dealer trader tradesman seller / trade commerce commercial merchandise
  farm farmer field crop harvest agriculture cultivate plough / land ground soil earth acre
  property estate possession goods belongings assets / own possess belong owner
  town city village settlement hamlet municipality / countryside rural country village
  nation country state land people / border boundary frontier edge / coast shore beach seaside coastal
  sea ocean marine / river stream brook creek tributary / lake pond pool reservoir / mountain hill peak mount summit
  valley vale dale glen / forest wood woods woodland grove jungle / cave cavern grotto / desert wilderness wasteland
  road street path lane highway track avenue / journey voyage trip travel expedition tour excursion
  traveller passenger wanderer tourist / ship vessel boat steamer / boat canoe raft / carriage coach cart wagon cab
  horse pony mare stallion steed / train railway railroad rail locomotive / plane aeroplane airplane aircraft flight
  luggage baggage trunk suitcase / map chart plan / far distant remote faraway distance
  near close nearby beside adjacent vicinity / building edifice structure / castle palace fortress fort
  church chapel temple cathedral / cemetery graveyard churchyard grave burial / grave tomb burial bury funeral
  room chamber apartment parlour hall / cellar basement vault / attic garret loft / door entrance gate doorway entry
  curtain drape blind / floor storey ground / stairs staircase steps / chair seat stool armchair sofa
  bed couch bunk mattress / cupboard closet wardrobe cabinet / shelf rack ledge / lamp lantern candle torch lighting
  jar pot jug vase / bottle flask vial / cup mug glass goblet / plate dish saucer bowl / box chest case crate carton
  bag sack purse pouch / basket hamper / rope cord string / tool instrument implement utensil / knife blade dagger
  fire flame blaze burn burnt / smoke tobacco pipe cigar cigarette / bright shining brilliant radiant
  shine glow gleam shiny sparkle / dark darkness dim gloom unlit / mirror reflection / ice frozen frost icy
  rain shower wet / storm tempest thunder gale hurricane / wind breeze gale / hot heat warm warmth
  cold chilly cool freezing chill / morning dawn sunrise daybreak / evening dusk sunset twilight
  night midnight nocturnal / noon midday / year annual / century hundred / moment instant / old ancient aged elderly
  young youth youthful juvenile / new recent modern novel fresh / permanent perpetual lasting everlasting eternal
  forever eternity always perpetual / temporary provisional interim / often frequent frequently repeatedly
  rare seldom rarely scarce / again repeat renew anew / sudden suddenly abrupt / soon shortly presently
  begin start commence beginning outset / origin source beginning derive / finish complete conclude completion
  last final ultimate end / stop cease halt quit discontinue / wait await / delay postpone defer
  hurry haste rush hasten / fast swift rapid quick speedy / run race sprint / walk stroll march wander stride
  jump leap spring hop bound / climb ascend mount / fall drop tumble plunge / swim bathe / wash bathe bath
  follow pursue chase / escape flee flight evade / hide conceal hidden concealed
  secret hidden private concealed clandestine / appear emerge arise / vanish disappear / enter entry entrance
  leave depart departure / carry bear convey transport bring / push shove thrust / pull drag draw tug
  throw cast toss hurl fling / catch seize capture / grab seize snatch grasp clutch / touch feel contact
  hit strike beat knock punch / cut slash slice wound / break broken fracture shatter
  destroy ruin demolish ravage wreck devastate destruction / damage harm injure spoil impair
  hurt injure wound pain harm wounded / pain ache agony suffering / bleed blood bloody bleeding
  sick ill unwell ailing poorly / illness disease sickness malady ailment / health well healthy
  weak feeble frail weakness / strong powerful mighty strength / tired weary exhausted fatigue fatigued
  sleep asleep nap slumber / wake awake awaken waken / cure heal remedy treatment / medicine drug remedy
  doctor physician surgeon medical / die death dead perish deceased / kill slain killed slay / born birth native
  alive living / body corpse carcass / face countenance features / hair beard moustache whiskers
  clothes clothing dress garment attire apparel / wear worn dressed clad / coat jacket cloak overcoat
  trousers pants breeches / hat cap bonnet / shoe boot slipper footwear sandal / jewel gem jewellery jewelry
  eat eating meal dine / food meal provisions nourishment / meal dinner supper breakfast lunch
  drink beverage drank sip / hungry hunger starve famine / thirsty thirst / taste flavour flavor
  cook cooking chef kitchen / bake oven baker / pour fill / empty vacant hollow / insect bug / animal beast creature
  plant vegetation / flower blossom bloom / seed grain / grass meadow lawn / species kind variety
  evolve evolution modification / see sight view / look gaze stare glance / notice observe perceive remark
  hear listen audible / noise sound din / quiet silent silence still hush / speak talk speech converse
  conversation talk dialogue discussion chat / speech address lecture oration / tell relate recount narrate
  ask inquire enquire question / answer reply respond response / request petition appeal plea
  beg plead implore entreat / name call title / shout cry yell scream / weep cry tears sob / laugh laughter chuckle
  joke jest humour / funny amusing comic humorous / story tale narrative anecdote / explain account clarify
  describe description depict / announce proclaim declare announcement proclamation / news report tidings
  advertisement ad advertise / newspaper paper journal press gazette / journalist editor reporter / write writing pen
  writer author novelist / book volume tome / chapter section / poem verse poetry poet / letter message correspondence
  mail post letter / stamp postage / telegram wire / headline title heading / print publish publication
  publish publication issue / copy duplicate transcribe / picture image portrait illustration / paint painting painter
  photo photograph photography camera / music song tune melody / play game / sport game / hobby pastime
  teach teacher instruct instruction educate / learn study / student pupil scholar / school college academy
  scientist naturalist researcher / think believe suppose reckon / idea notion concept
  theory doctrine hypothesis principle / opinion view belief / doubt uncertain / guess suppose conjecture infer
  hope wish / want desire wish / purpose aim goal object intention / decide resolve determine
  remember recollect recall memory / forget forgotten / discover discovery find / invent invention inventor
  experiment test trial / try attempt endeavour / succeed success / fail failure unsuccessful
  mistake error fault blunder / truth true / lie false falsehood untrue / deceive cheat deception fraud
  trick deception / honest sincere / good excellent / evil wicked / bad worse poor / big large great huge
  huge enormous immense vast / small little tiny / tall high height / short brief concise / wide broad width breadth
  deep depth / thick dense / narrow thin slender / heavy weight weigh / shape form / round circular circle
  soft gentle / hard difficult / easy simple / complicated complex / strange odd peculiar queer
  remarkable extraordinary unusual / ordinary common usual / famous celebrated renowned fame / beautiful lovely pretty
  ugly hideous / clean pure / happy glad cheerful / joy delight pleasure / sad sorrow grief unhappy
  angry anger rage fury / afraid fear frightened terrified / scare frighten terror / worry anxious anxiety
  surprise astonish amazed astonishment / curious curiosity / disappoint disappointed disappointment / ashamed shame
  proud pride / jealous envy / love fond affection / hate hatred detest / enjoy pleasure / boring dull bored
  lonely alone solitary solitude / brave courage bold / coward cowardly / cruel cruelty brutal
  polite courteous civil / shy timid bashful / clever intelligent / stupid foolish / mad insane / wise wisdom
  lazy idle / busy occupied / careful cautious prudent / danger peril risk / dangerous perilous / safe safety secure
  luck fortune / religion religious faith belief / god lord almighty / pray prayer / priest clergyman minister
  bible scripture / heaven sky / ghost spirit / worship religious / magic spell / reason cause motive
  result effect outcome consequence / help aid assist / thank grateful gratitude acknowledge / sorry regret
  apologise apology / forgive pardon / complaint grievance / injustice wrong / give grant / receive accept
  get obtain / keep retain / save spare / reserve save / collect gather accumulate / share portion
  piece bit fragment / whole entire / most majority / many numerous / few little / enough sufficient / lack want
  space room / reduce diminish lessen / shrink diminish smaller / grow growth / join unite / unite union
  separate divide / combine mix / squeeze compress condense / change alter modify / replace substitute
  remove removal / abolish repeal / forbid prohibit ban / prevent hinder obstruct / allow permit
  permission leave consent / refuse reject deny / approve consent / agree concur / disagree differ / argue dispute
  dispute controversy / force compel / violence force / obey obedience / order command / demand require
  need necessary / duty obligation / right privilege / equal equality / different difference / similar alike
  same common / opposite contrary / except exclude / only sole exclusive / main chief principal / important essential
  useful use / useless vain / spend expend / waste squander / build construct / make create / establish found
  founder found / mend repair / shut close / cover wrap / hang suspend / rise ascend / sink descend / turn rotate
  shake tremble / kiss embrace / party feast / celebrate celebration / club society / group band / member belong
  office post / applicant apply / appoint appointment / resign resignation / document paper / record register
  list catalogue / rule regulation / custom habit / way manner / skill ability / machine engine / stone rock
  colour color hue / grey gray / eligible eligibility qualified qualification requirement / tenure term duration
  impeach impeachment removal / veto reject objection / amend amendment change revision / jury juror verdict
  legal lawful law / illegal unlawful forbidden / official formal / nominate appoint nomination
  minister cabinet secretary / ambassador envoy consul diplomat / colony colonist settler settlement colonial
  empire imperial emperor / conquer conquest subdue / revenge avenge retaliate / ransom hostage / spy espionage scout
  wounded casualty / recruit enlist conscript volunteer / retreat withdraw / siege besiege / flag banner standard
  uniform livery / medal decoration honour / tenant lodger occupier / landlord proprietor / sublet sublease roommate
  heating heater radiator boiler / utilities electricity gas power / internet broadband connection
  furnished furniture / inspect inspection examine check / key lock / insured policyholder / deductible excess
  coverage covered / probation trial / competitor competition rival / hours schedule timetable / laptop computer
  reservation booking book reserve / passport visa / boarding gate / cancelled cancellation / refund reimburse
  prescription medication pill tablet dose / allergy allergic / surgery operation / symptom sign / diagnosis diagnose
  patient sick / exam examination test / grade mark score / stir mix blend / chop slice cut dice / boil simmer
  teaspoon spoonful / serving portion / ingredient contains / password passphrase credential / backup copy
  update upgrade / install setup installation / battery charge / attendee participant present attend
  absent absence apologies missing / agenda topic / minutes protocol / population inhabitants
  factory industry manufacture plant / temperature degrees heat / energy power / speed pace rate velocity
  length long / age years old / tame domestic / wild savage / cage pen / feed fed nourish / milk cream / nest egg
  feather wing / fur coat hide / tail end / horn antler / hoof foot / bark tree / root plant / thorn prickle
  mud dirt / dust powder / sand shore / flood deluge / drought dry / earthquake quake / fog mist / cloud overcast
  moon lunar / star constellation / planet world earth / world earth globe / universe cosmos / echo sound
  scent smell odour perfume / stench smell / bitter sour / salt salty / raw uncooked / ripe mature / rotten decayed
  thread string yarn / needle sew / sew stitch / knit wool / weave loom cloth / cloth fabric linen
  torn ragged tattered / ragged tattered shabby / neat tidy / lame limp / blind sightless / deaf hearing
  dumb mute silent / bald hair / fat stout obese plump / thin lean slim / handsome beautiful / tremble shiver
  faint swoon / cough sneeze / breathe breath / swallow gulp / chew bite / lick tongue / smile grin / frown scowl
  nod shake / bow curtsy / wink eye / wave gesture / point indicate / knock tap rap / ring bell / whistle blow
  crawl creep / kneel knees / lean bend / stretch extend / stoop bend / tie bind fasten / fasten attach fix
  loosen untie / squeeze press / press push / rub scrape / scratch scrape / dig burrow / plant sow / pick gather pluck
  chop axe / carve engrave inscribe / engrave inscribe inscription / inscription written / load burden / lift raise
  lower let / drop let / spill pour / leak drip / float drift / dive plunge / drown sink / steer pilot
  anchor harbour / harbour port dock / shipwreck wreck / lighthouse beacon / bridge crossing / tunnel underground
  corner bend / crossroads junction / signpost sign / milestone mile / inn tavern pub hotel / tavern pub bar
  innkeeper landlord host / stay remain / remain stay left / abandon desert forsake / neglect ignore / miss lack
  lack want absence / seem appear / pretend feign / disguise mask / imitate copy / resemble alike / compare comparison
  measure measurement / count number / calculate compute / estimate guess / predict forecast foresee
  warn warning caution / threaten threat menace / urge encourage / encourage hearten / persuade convince
  advise advice counsel recommend / recommend suggest propose / suggest propose hint / insist demand / protest object
  object oppose / oppose resist / tolerate bear endure / admit confess acknowledge / boast brag / flatter praise
  praise commend / criticise criticism blame / insult offend / mock ridicule / tease mock / gossip rumour
  rumour report / curse swear / bless blessing / baptise christen / preach sermon / monk friar / nun convent
  pilgrim pilgrimage / holy sacred / sacrifice offering / reward prize / prize award / contest competition
  race contest / team side / score point / defeat beat / champion winner / winner victor / audience spectators
  actor actress stage / stage theatre / dance ball / drum beat / sculptor statue / statue monument / monument memorial
  memorial remembrance / museum exhibition / bargain haggle / auction bid / lottery draw / gamble bet wager
  bet wager stake / tip gratuity / thrift economy saving / greed avarice / miser greedy / generous liberal
  beggar beg / charity alms / orphan parentless / twin pair / pair couple two / dozen twelve / score twenty
  single one / triple three / quarter fourth / gap interval / interval pause / pause stop / deadline limit
  birthday birth / anniversary yearly / ceremony rite ritual / baby newborn / pregnant pregnancy expecting
  nickname name / surname name / gossip talk / dialect language / translate translation / spell spelling
  alphabet letter / sentence phrase / paragraph passage / diary journal / preface introduction foreword
  summary abstract / abstract summary outline / outline sketch / footnote note / quote quotation
  proverb saying / motto saying / riddle puzzle / puzzle mystery / mystery riddle / clue trace / trace track
  track footprint / suspect suspicion / alibi excuse / excuse pretext / plot conspiracy / bribe bribery
  smuggle contraband / pirate piracy / poison venom / noose gallows / execute execution hang`

/** What a question may name by its kind, as “which animal”, and what is of this kind. */
export const kindsOfThings = `
  animal beast creature pet = dog cat horse cow bull ox pig sheep lamb goat donkey mule rabbit hare mouse rat fox wolf
  bear lion tiger elephant monkey ape deer squirrel camel whale seal bird fish snake frog toad lizard turtle hen duck
  goose;
  bird fowl = eagle hawk owl crow raven robin sparrow pigeon dove duck goose swan hen rooster chicken parrot gull lark
  thrush swallow woodpecker loon peacock turkey;
  insect bug = ant bee wasp fly mosquito moth butterfly beetle cricket grasshopper spider flea gnat;
  fish = trout salmon pike perch shark cod herring eel;
  tree = oak pine maple elm birch ash beech fir cedar willow walnut chestnut apple hickory spruce palm poplar;
  flower plant = rose lily daisy violet tulip orchid mistletoe ivy moss fern shrub bush weed vine;
  fruit = apple pear cherry plum grape orange lemon berry strawberry raspberry peach pineapple banana currant fig melon;
  vegetable crop = potato bean pea corn turnip carrot onion cabbage beet wheat rye oats barley rice;
  food dish meal = bread meat mutton beef pork ham bacon chicken fish egg cheese butter soup pie cake tart pudding
  custard toast jam marmalade honey sandwich potato rice;
  drink beverage = water milk tea coffee wine champagne beer ale cider brandy whisky rum gin juice lemonade;
  clothes clothing garment wear worn dressed = coat jacket shirt trousers dress skirt gown hat cap shoes boots socks
  stockings gloves scarf cloak apron waistcoat vest collar tie belt shawl suit uniform;
  foot feet = shoe boot sock stocking slipper toe heel ankle;
  hand = finger thumb palm wrist fist glove;
  head face = hair eye ear nose mouth chin cheek brow forehead lip jaw beard;
  body = head neck shoulder chest arm hand leg foot back knee elbow wrist skin blood bone;
  jewel jewellery jewelry ornament = ring necklace bracelet brooch pin diamond pearl ruby chain locket;
  colour color = red blue green yellow white black brown grey gray pink purple orange scarlet golden silver violet
  crimson;
  job profession occupation trade living career = carpenter pawnbroker doctor lawyer teacher farmer baker butcher tailor
  merchant clerk engineer builder soldier sailor nurse journalist editor printer blacksmith shoemaker weaver miner
  fisherman cook photographer accountant consultant secretary driver architect plumber electrician mechanic surveyor;
  relative family relation kin = father mother brother sister son daughter uncle aunt cousin nephew niece grandfather
  grandmother husband wife;
  building place = house church school hotel inn shop store office factory hospital prison castle tower barn mill
  library museum station theatre;
  room = kitchen bedroom parlour hall library study cellar attic bathroom nursery office laboratory drawing-room dining-
  room;
  furniture = table chair bed sofa desk shelf cupboard wardrobe stool bench chest;
  vehicle transport = car bus train tram bicycle boat ship carriage cab cart wagon coach truck van taxi plane;
  ship vessel = steamer frigate schooner brig yacht liner;
  weapon = sword gun pistol rifle knife spear bow arrow dagger cannon axe club stick whip hammer poker;
  tool = hammer saw axe spade shovel knife pick plough rake chisel screwdriver drill;
  metal = gold silver iron copper brass lead tin steel bronze;
  material fabric made = wood stone brick glass paper silk cotton wool leather linen ivory marble clay plastic cloth;
  money coin currency = dollar pound shilling penny pence cent euro guinea sovereign crown franc note;
  illness disease = fever cold cough smallpox cholera plague consumption measles headache cancer flu influenza;
  wound injury hurt = cut bruise scar burn sprain fracture blood;
  weather = rain snow wind storm sun fog cloud frost thunder hail;
  season = spring summer autumn winter;
  month date = january february march april may june july august september october november december;
  weekday day = monday tuesday wednesday thursday friday saturday sunday;
  religion church = christian catholic protestant muslim jewish hindu buddhist;
  language = english french german latin greek spanish italian dutch russian chinese japanese arabic;
  country nation = england britain france germany spain italy russia america china india japan egypt greece rome
  scotland ireland holland;
  game sport = cricket croquet chess cards football tennis golf billiards whist bowls rugby hockey;
  hobby pastime interest = photography painting drawing reading music fishing hunting gardening riding collecting chess
  dancing sewing;
  instrument = piano violin flute drum organ guitar trumpet harp;
  shape = round square oval triangular circle triangle cross;
  container = box bottle jar bag basket barrel case cup chest sack bucket tin jug pot;
  government official authority = president governor minister king senator judge mayor secretary;
  crime offence offense = murder theft robbery treason bribery fraud forgery arson assault burglary piracy;
  family = father mother son daughter brother sister;
  meal = breakfast lunch dinner supper tea;
  light lighting = lamp candle lantern torch;
  feeling emotion mood = fear joy anger sorrow love hate shame pride hope despair delight surprise;
  document papers id = passport licence card certificate permit ticket letter deed;
  newspaper paper magazine = times chronicle herald gazette tribune journal post;
  book = novel bible dictionary atlas encyclopaedia diary almanac;
  direction = north south east west left right;`
