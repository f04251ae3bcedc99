/** What a question may name by its kind, as “which animal”, and what is of this kind. */
export const kindsOfThings = `
  animal beast creature pet = dog cat horse cow bull ox oxen pig sheep lamb goat donkey mule rabbit hare mouse mice
  rat fox wolf bear lion tiger elephant monkey ape deer squirrel camel whale seal bird fish snake frog toad lizard
  turtle hen duck goose geese;
  bird fowl = eagle hawk owl crow raven robin sparrow pigeon dove duck goose swan hen rooster chicken parrot gull lark
  thrush swallow woodpecker turkey;
  insect bug = ant bee wasp fly mosquito moth butterfly beetle cricket grasshopper spider flea gnat;
  fish = trout salmon pike perch shark cod herring eel;
  tree = oak pine maple elm birch ash beech fir cedar willow walnut chestnut apple hickory spruce palm poplar;
  flower plant = lily daisy violet tulip orchid ivy moss fern shrub bush weed vine;
  fruit = apple pear cherry plum grape orange lemon berry strawberry raspberry peach pineapple banana fig melon;
  vegetable crop = potato bean pea corn turnip carrot onion cabbage beet wheat rye oats barley rice;
  food dish meal = bread meat mutton beef pork ham bacon chicken fish egg cheese butter soup pie cake tart pudding
  custard toast jam marmalade honey sandwich potato rice;
  drink beverage = water milk tea coffee wine champagne beer ale cider brandy whisky rum gin juice lemonade;
  clothes clothing garment wear worn dressed = coat jacket shirt trousers dress skirt gown hat cap shoes boots socks
  stockings gloves scarf cloak apron vest collar tie belt shawl suit uniform;
  foot feet = shoe boot sock stocking slipper toe heel ankle;
  hand = finger thumb palm wrist fist glove;
  head face = hair eye ear nose mouth chin cheek brow forehead lip jaw beard;
  body = head neck shoulder chest arm hand leg foot feet knee elbow wrist skin blood bone;
  jewel jewellery jewelry ornament = ring necklace bracelet brooch pin diamond pearl ruby chain locket;
  colour color = red blue green yellow white black brown grey gray pink purple orange scarlet golden silver violet
  crimson;
  job profession occupation trade career = carpenter doctor lawyer teacher farmer baker butcher tailor merchant clerk
  engineer builder soldier sailor nurse journalist editor printer blacksmith shoemaker weaver miner fisherman cook
  photographer accountant consultant secretary driver architect plumber electrician mechanic surveyor;
  relative family relation kin = father mother brother sister son daughter uncle aunt cousin nephew niece grandfather
  grandmother husband wife;
  building place = house church school hotel inn shop store office factory hospital prison castle tower barn mill
  library museum station theatre;
  room = kitchen bedroom parlour hall library study cellar attic bathroom nursery office laboratory;
  furniture = table chair bed sofa desk shelf cupboard wardrobe stool bench chest;
  vehicle transport = car bus train tram bicycle boat ship carriage cab cart wagon coach truck van taxi plane;
  ship vessel = steamer frigate schooner brig yacht liner;
  weapon = sword gun pistol rifle knife spear bow arrow dagger cannon axe club stick whip hammer poker;
  tool = hammer axe spade shovel knife pick plough rake chisel screwdriver drill;
  metal = gold silver iron copper brass lead tin steel bronze;
  material fabric made = wood stone brick glass paper silk cotton wool leather linen ivory marble clay plastic cloth;
  money coin currency = dollar pound shilling penny pence cent euro guinea sovereign crown franc note;
  illness disease = fever cold cough smallpox cholera plague consumption measles headache cancer flu influenza;
  wound injury hurt = cut bruise scar burn sprain fracture blood;
  weather = rain snow wind storm sun fog cloud frost thunder hail;
  season = spring summer autumn winter;
  religion church = christian catholic protestant muslim jewish hindu buddhist;
  language = english french german latin greek spanish italian dutch russian chinese japanese arabic;
  country nation = england britain france germany spain italy russia america china india japan egypt greece rome
  scotland ireland holland;
  game sport = cricket chess cards football tennis golf billiards whist bowls rugby hockey;
  hobby pastime = photography painting drawing reading music fishing hunting gardening riding collecting chess dancing
  sewing;
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
  newspaper paper magazine = herald gazette tribune journal;
  book = novel bible dictionary atlas encyclopaedia diary almanac;
  direction = north south east west;`
