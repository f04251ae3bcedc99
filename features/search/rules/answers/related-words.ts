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
  piece bit fragment / whole entire / most majority / many numerous / few little / enough sufficient / space room
  reduce diminish lessen / shrink diminish smaller / grow growth / join unite / unite union / separate divide
  combine mix / squeeze compress condense / change alter modify / replace substitute / remove removal / abolish repeal
  forbid prohibit ban / prevent hinder obstruct / permission leave consent / refuse reject deny / approve consent
  agree concur / disagree differ / argue dispute / dispute controversy / force compel / violence force
  obey obedience / order command / demand require / duty obligation / right privilege / equal equality
  different difference / similar alike / same common / opposite contrary / only sole exclusive / main chief principal
  important essential / useful use / useless vain / spend expend / waste squander / build construct / make create
  establish found / founder found / mend repair / shut close / cover wrap / hang suspend / rise ascend / sink descend
  turn rotate / shake tremble / kiss embrace / party feast / celebrate celebration / club society / group band
  member belong / office post / applicant apply / appoint appointment / resign resignation / document paper
  record register / list catalogue / rule regulation / custom habit / way manner / skill ability / machine engine
  stone rock / colour color hue / grey gray / eligible eligibility qualified qualification requirement
  tenure term duration / impeach impeachment removal / veto reject objection / amend amendment change revision
  jury juror verdict / legal lawful law / illegal unlawful forbidden / official formal / nominate appoint nomination
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
  ragged shabby / neat tidy / lame limp / blind sightless / deaf hearing
  dumb mute silent / bald hair / fat stout obese plump / thin lean slim / handsome beautiful / tremble shiver
  faint swoon / cough sneeze / breathe breath / swallow gulp / chew bite / lick tongue / smile grin / frown scowl
  nod shake / bow curtsy / wink eye / wave gesture / point indicate / knock tap rap / ring bell / whistle blow
  crawl creep / kneel knees / lean bend / stretch extend / stoop bend / tie bind fasten / fasten attach fix
  loosen untie / squeeze press / press push / rub scrape / scratch scrape / dig burrow / plant sow / pick gather pluck
  chop axe / carve engrave inscribe / engrave inscribe inscription / inscription written / load burden / lift raise
  lower let / drop let / spill pour / leak drip / float drift / dive plunge / drown sink / steer pilot
  anchor harbour / harbour port dock / shipwreck wreck / lighthouse beacon / bridge crossing / tunnel underground
  corner bend / crossroads junction / signpost sign / milestone mile / inn tavern pub hotel / tavern pub bar
  innkeeper landlord host / remain stay left / abandon desert forsake / neglect ignore / miss lack / lack want absence
  seem appear / pretend feign / disguise mask / imitate copy / resemble alike / compare comparison
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
  abstract summary outline / outline sketch / footnote note / quote quotation / proverb saying / motto saying
  riddle puzzle / puzzle mystery / mystery riddle / clue trace / trace track / track footprint / suspect suspicion
  alibi excuse / excuse pretext / plot conspiracy / bribe bribery / smuggle contraband / pirate piracy / poison venom
  noose gallows / execute execution hang / provide supply furnish deliver / handle process manage treat deal
  include contain comprise consist / exclude omit except / last endure run / expire lapse expiry / exceed surpass
  early ahead advance / average mean typical / typical usual normal average / roughly approximately almost nearly
  exact precise / major considerable substantial chief / part component element / method technique procedure process
  goal objective target / expert specialist authority / device appliance gadget machine equipment
  item article object / product goods merchandise wares / feature property characteristic trait
  advantage benefit asset / drawback disadvantage downside / solution remedy answer
  research study investigation inquiry / researcher scientist scholar investigator / findings results conclusion
  data information figures numbers statistics / number figure amount quantity total
  proportion share percent percentage fraction / level degree extent / place site location spot position
  area region district zone province quarter / headquarters base seat / exit outlet / capacity seats room
  web internet online website / screen display monitor / delete erase remove / upload send / connect link join
  option choice alternative / default standard / version edition release / choice choose decision
  victim casualty sufferer / injured wounded / suspect culprit accused / official officer spokesman / minister premier
  protest demonstration march rally / strike walkout / economy economic trade / ruling verdict judgment decision
  merger acquisition takeover / survey poll questionnaire / famous well-known known / cause lead trigger provoke
  stop end prevent / let allow permit / enter admission admit / admission entry fee / use utilise apply
  used employed / need require necessary / show display exhibit / exhibit exhibition display / reveal disclose show
  hide cover mask / check verify inspect control / verify confirm check / confirm affirm / measure gauge
  divide allot distribute / distribute allot share / organise arrange arrangement / arrange order
  prepare ready preparation / ready prepared / train drill practise / practice practise exercise / exercise training
  improve better improvement / improvement better progress / worsen deteriorate decline / decline decrease fall
  rise increase growth / develop development / spread extend expand / expand enlarge / shorten cut / speed hasten
  slow delay / watch guard / guard sentry watchman / expression phrase / speech tongue / accent pronunciation
  shout call / order instruct / instruct direct / guide lead conduct / accompany escort / greet welcome salute
  farewell goodbye / introduce present / present current / past former previous / former previous ex
  previous prior earlier / next following / following subsequent / modern current / future coming / history past
  historic historical / tradition custom / traditional customary / childhood youth / adult grown / elder senior
  teenager adolescent youth / birth origin / hometown native / relative kin kinsman relation / stepmother mother
  family household / roommate lodger / colleague coworker partner / partner associate spouse / boss superior
  subordinate inferior / team squad / staff officials / chairman president chair / secretary clerk / treasurer purse
  accountant books / auditor audit / audit inspection / invoice statement / receipt voucher / cheque check
  wage salary / allowance pension / savings deposit / interest rate / profit gain / loss lose / bankrupt insolvent
  wealth riches / price value / worth value / valuable precious / treasure valuables / cheat swindle / fraud swindle
  forge counterfeit / fake false counterfeit / genuine real authentic / real actual / imaginary fictional
  legend myth / hero champion / courage valour / reputation renown / honour esteem / respect esteem
  admire admiration / despise scorn contempt / disgust loathing / hostility enmity / friendship amity / loyal faithful
  disloyal unfaithful / trust confidence / suspicion distrust / hesitate waver / patient patience
  impatient impatience / calm tranquil peaceful / nervous agitated / excited excitement / sleepy drowsy / awake vigil
  dizzy giddy / hurt suffer / recover recovery / recovery convalescence / infection contagious / contagious infectious
  vaccine inoculation / bandage dressing / crutch cane / cane stick / stick staff rod / rod pole / pole post
  post pillar / pillar column / arch vault / fence hedge / ditch trench / path trail / cliff precipice / steep sheer
  slope hillside / plain flat / flat level / level even / smooth even / rough uneven / hole opening gap / crack split
  leak crack / edge margin brim / middle centre midst / centre middle heart / surface top / top summit
  bottom base foot / inside interior within / outside exterior outdoors / outdoors open / corner angle / side flank
  surround encircle / forward onward / together jointly / apart separate / alone single / entirely wholly
  partly partially / hardly scarcely barely / enough plenty / plenty abundance / scarcity shortage / surplus excess
  spare extra / remaining rest / rest remainder`
