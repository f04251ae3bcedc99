/**
 * Words that are spelt right, though one letter makes them a word that orders are known by: a massage is no message, a
 * lease is nothing to leave, and weeds are no weeks. Inflections are listed where they resemble another word, too.
 */
export const realWords =
  `alert appeal arrive assure attainment authority baked balanced base bases began bench benches bitter blow booking
  bought browser case cases caution cave certainty charged charger chased chill chose chuck chunk clean closer
  closest coarse coats coding cold compilation compressor concert concerts condensation condo confidence conform
  connected conservation constants construct container context contrast convergence converting county court courts
  crate crates crops curse curtain curtains curve daisy dealt decade decay deeds deflection detection discus docks
  dutch ease education exit expansion expert experts extensive faces facet fails farther fellow fight filed fires
  folk fractions functional glide greek grocer heard hearing heart ideal kids lane lapel latter layer layers
  leading leaking leaning lease leases lied lies lifted lifts liked linen listen lived locking lonely loops loose
  loved makers manager marches marsh massage massages match matches meat melting metal mills mixes modes movers
  necessity novice officer older owned pace pants paris parks part parted parts party pasta pastas paste patent
  patents paused peace piper plain plane planes plank planks pleased police ports presented preservation prevent
  pride prime processing project projected projector protect pure purse queue queues raise ratio reap record
  recording refinement relate remainder remote requirement resort resorts retain rise router sand saved saving
  scope scored scrum seated seating seed seeds settle shake shared sharing sharp sheet sheets shell ships shirt
  shirts shock shoe shoes shoot shore shot shout side sided singing sitting skate skill sleep slice slices slide
  smart smell smoke sole sore sound spade spare speed spent spice spike splint spoon spoons spot spout staff
  staffing stage stages star stark stars states statue staying stays steak steaks steep stiff sting stone stones
  stopping storm storms stove stoves struck structural stuck suppose sweat sweep swell swift taking tales talking
  taxes taxis theme thick threat thrown ticket tickets tides ties tiger token torch torches trace tract trail
  trains transaction transform transition translator transport variation wanting wards weeds welding wheat wooden
  woods wording wrapped writing`.split(/\s+/)
