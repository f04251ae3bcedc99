/** A kind of words that a form leaves open: how many they are, and whether these words may be of that kind. */
export type Gap = {
  least: number
  most: number
  /** Whether marks may stand between them. */
  holdsMarks?: true
  /** Whether what follows may stand behind a colon, where it is a text for somebody. */
  mayEndInColon?: false
  accepts?: (words: readonly string[]) => boolean
}

export const gaps: Readonly<Record<string, Gap | undefined>> = {
  /** “The dentist”, “lunch with Sara”. */
  thing: { least: 1, most: 6 },
  /** A clause. */
  clause: { least: 2, most: 14 },
  /** All that follows. */
  rest: { least: 1, most: 60, holdsMarks: true },
  /** “At 4 to call Tom”, “about the rent on Friday”. */
  lasting: {
    least: 2,
    most: 60,
    holdsMarks: true,
    accepts: ([first = '']) => beginsTime.has(first) || besideTime.has(first) || /^\d/.test(first),
  },
  /** “Wash the van, post the parcel and fold the flyers”. */
  listed: { least: 4, most: 40, holdsMarks: true, accepts: (words) => words.includes('and') },
  /** “Oat milk”, not an order and no question. */
  goods: { least: 1, most: 3, accepts: (words) => !words.some((word) => noGoods.has(word)) },
  word: { least: 1, most: 1 },
  few: { least: 1, most: 3 },
  /** Not “it”. */
  named: { least: 1, most: 6, accepts: ([first = '']) => !pointing.has(first) },
  /** “The press kit”: a thing, and no time. */
  wanted: {
    least: 1,
    most: 4,
    accepts: (words) => !pointing.has(words[0] ?? '') && !words.some((word) => day.test(word) || noThing.has(word)),
  },
  /** “The plan that Mia sent”. */
  own: { least: 2, most: 14, accepts: ([first = '']) => owning.has(first) },
  /** “I am away”. */
  being: { least: 3, most: 14, accepts: ([first]) => first === 'i' || first === 'we' },
  /** “Which of them are late”. */
  asking: { least: 2, most: 24, accepts: ([first = '']) => asks.has(first) },
  /** What only tells why. */
  reason: { least: 2, most: 20, accepts: ([first = '']) => !goesOn.has(first) },
  who: { least: 1, most: 3, accepts: (words) => words.every(mayBeName) },
  /** “Priya and Marcus”. */
  people: {
    least: 1,
    most: 6,
    accepts: (words) => mayBeName(words[0]) && words.every((word) => word === 'and' || mayBeName(word)),
  },
  /** “Priya and Marcus”, “her”. */
  whom: {
    least: 1,
    most: 6,
    accepts: (words) =>
      words.every((word) => word === 'and' || mayBeName(word)) || (words.length === 1 && persons.has(words[0] ?? '')),
  },
  day: { least: 1, most: 4, accepts: (words) => day.test(words.join(' ')) },
  /** “At ten”, “from the 7th to the 11th”, “tomorrow after lunch”. */
  when: { least: 1, most: 9, accepts: ([first = '']) => beginsTime.has(first) || /^\d/.test(first) || day.test(first) },
  times: {
    least: 1,
    most: 20,
    holdsMarks: true,
    accepts: ([first = '']) => beginsTime.has(first) || /^\d/.test(first),
  },
  /** “Mondays and Wednesdays 7:30 to 8”: on which days, and from when to when. */
  slots: {
    least: 4,
    most: 20,
    holdsMarks: true,
    accepts: (words) =>
      words.some((word) => day.test(word.replace(/s$/, ''))) &&
      words.some((word, at) => untils.has(word) && /^\d/.test(words[at - 1] ?? '') && /^\d/.test(words[at + 1] ?? '')),
  },
  every: { least: 2, most: 8, accepts: ([first]) => first === 'every' || first === 'each' },
  /** “Starting next week”. */
  starting: {
    least: 2,
    most: 6,
    accepts: ([first]) => first === 'starting' || first === 'from' || first === 'beginning',
  },
  /** “An hour”, “45 minutes”, “two weeks”. */
  length: {
    least: 2,
    most: 5,
    accepts: (words) => units.has(words.at(-1) ?? '') && isCount(words[0]) && words.slice(1, -1).every(isCount),
  },
  /** “Remind me at 3 to ring”: an order that was begun and makes something. A letter to somebody is none. */
  begun: { least: 2, most: 24, holdsMarks: true, mayEndInColon: false, accepts: ([first = '']) => making.has(first) },
  count: { least: 1, most: 1, accepts: ([word]) => isCount(word) },
  /** “7”, “6:30”: neither “7am” nor a part of the day. */
  clock: { least: 1, most: 1, accepts: ([word = '']) => /^\d{1,2}(?:[:.]\d\d)?$/.test(word) },
  number: { least: 1, most: 1, accepts: ([word = '']) => /^\d/.test(word) },
}

function mayBeName(word = ''): boolean {
  return /^\p{L}{2,}$/u.test(word) && !noNames.has(word) && !beginsTime.has(word)
}

function isCount(word = ''): boolean {
  return /^\d/.test(word) || counts.has(word)
}

const untils = new Set(['to', 'till', 'until'])
const persons = new Set(['her', 'him', 'them'])
const goesOn = new Set(
  `and but then also or except not move make put set cancel delete remove add remind tell ask call rename book schedule send mail email write
  at on to by until from for with`.split(/\s+/),
)
const noGoods = new Set(
  `what which who how where when why is are was were do does did can could will would should have has had be been i we you he she it they
  that this these those there everything anything nothing something all both any none every more not no and or but then also first next last
  show list find count read open see look get give bring take put add note write move push set make mark check tick cross finish
  complete do clear empty delete remove drop cancel rename call share sort order print send mail copy tell remind ask left on in at to for
  from of with done`.split(/\s+/),
)
const noNames = new Set(
  `he she they it we you i me us him her them that this these those who what which where when why how the a an and or but not no
  my your his our their is are was were do does did can could will would should may might must have has had all every any some
  please just also too then out off`.split(/\s+/),
)
const beginsTime = new Set(
  'to at on from by until till before after in next this every each tomorrow today tonight noon midnight half quarter first right around'.split(
    ' ',
  ),
)
const besideTime = new Set('when about to a an for of'.split(' '))
const counts = new Set(
  'a an one two three four five six seven eight nine ten fifteen twenty thirty forty fifty half another couple of quarter quarters few'.split(
    ' ',
  ),
)
const making = new Set(
  'remind add book schedule put set create make move task todo new nudge push reschedule invite'.split(' '),
)
const pointing = new Set('it this that them these those to'.split(' '))
const noThing = new Set(
  `me us you him her my our so and what which who this that now then later week weekend month year day morning afternoon evening night
  calendar inbox mail mails email emails list lists tasks task reminders agenda diary schedule`.split(/\s+/),
)
const owning = new Set('the my our today tomorrow this that'.split(' '))
const asks = new Set('which what who whom whose how when where'.split(' '))
const units = new Set(
  'min mins minute minutes h hr hrs hour hours d day days week weeks month months year years'.split(' '),
)
const day =
  /^(?:today|tonight|tomorrow|(?:(?:on|this|next|coming) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thurs|fri|sat|sun)|(?:on )?the \d{1,2}(?:st|nd|rd|th)?|(?:on )?(?:this|that) day)$/
