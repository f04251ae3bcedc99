import { withoutEnd } from '#foundation/language/text/own-text.ts'

/** “He is late” as it is said to him: “you are late”. What the writer says of themselves stays, and so do `kept` pronouns. */
export function addressed(clause: string, kept: ReadonlySet<string> = new Set()): string {
  const words = clause.split(' ')
  // “He promised them for Friday”: who is spoken to is one, and “them” are things.
  const isOfOne = words.some((word) => ofOne.has(parts(word).core.toLowerCase()))
  const said: string[] = []
  let verbIsNext = false
  for (const [at, word] of words.entries()) {
    const { before, core, after } = parts(word)
    const lower = core.toLowerCase().replaceAll('’', "'")
    const next = after === '' ? parts(words[at + 1] ?? '').core.toLowerCase() : ''
    const pronoun = lower.split("'")[0] ?? lower
    const stays = kept.has(pronoun) || (isOfOne && ofSeveral.has(pronoun)) || isOfThings(words, at)
    const turned = stays ? undefined : turnedWord(lower, next)
    if (turned !== undefined) {
      said.push(before + turned + after)
      verbIsNext = subjects.has(lower)
      continue
    }
    const isAside = verbIsNext && asides.has(lower)
    said.push(before + (verbIsNext && !isAside ? verbOfYou(lower, core) : core) + after)
    verbIsNext = isAside
  }
  return said.join(' ')
}

/** “I need them by Thursday”, of figures. */
function isOfThings(words: readonly string[], at: number): boolean {
  const [who, verb, them] = [at - 2, at - 1, at].map((place) => parts(words[place] ?? '').core.toLowerCase())
  return them === 'them' && /^(?:i|we)(?:['’](?:ve|ll|d))?$/u.test(who ?? '') && having.has(verb ?? '')
}

const having = new Set(
  'need want have got expect use received read signed checked ordered paid printed brought found packed fixed'.split(
    ' ',
  ),
)
const ofOne = new Set(['he', 'she', 'him', 'her', 'his'])
const ofSeveral = new Set(['they', 'them', 'their', 'theirs', 'themselves'])
const subjects = new Set(['he', 'she', 'they'])
const asides = new Set([
  'also',
  'still',
  'already',
  'just',
  'only',
  'always',
  'never',
  'probably',
  'really',
  'then',
  'now',
  'maybe',
  'kindly',
])

function turnedWord(word: string, next: string): string | undefined {
  if (subjects.has(word)) return 'you'
  // “If she’s got half an hour” is what she has.
  if ((word === "he's" || word === "she's") && (next === 'got' || next === 'had' || next === 'been')) return 'you’ve'
  if (word === 'him' || word === 'them') return 'you'
  if (word === 'his') return next === '' ? 'yours' : 'your'
  if (word === 'their') return 'your'
  if (word === 'her') return next === '' || afterObject.has(next) ? 'you' : 'your'
  return others[word]
}

const others: Readonly<Record<string, string>> = {
  hers: 'yours',
  theirs: 'yours',
  himself: 'yourself',
  herself: 'yourself',
  themselves: 'yourselves',
  "he's": 'you’re',
  "she's": 'you’re',
  "they're": 'you’re',
  "they've": 'you’ve',
  "he'll": 'you’ll',
  "she'll": 'you’ll',
  "they'll": 'you’ll',
  "he'd": 'you’d',
  "she'd": 'you’d',
  "they'd": 'you’d',
}

/** What stands behind “her” where it is nobody's: “tell her that”, “send her the offer”. */
const afterObject = new Set(
  `that the a an if whether when where what how why to for about on at in by from with and or but so as than then because until after before
  up out home there here today tomorrow tonight again back yesterday soon later now this these those my our one`.split(
    /\s+/,
  ),
)

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": 'aren’t',
  "wasn't": 'weren’t',
  "hasn't": 'haven’t',
  "doesn't": 'don’t',
  goes: 'go',
  am: 'are',
}

function verbOfYou(lower: string, core: string): string {
  const known = irregular[lower]
  if (known !== undefined) return known
  if (lower.length > 4 && lower.endsWith('ies')) return `${core.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(lower)) return core.slice(0, -2)
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') && !lower.endsWith('us')
    ? core.slice(0, -1)
    : core
}

function parts(word: string): { before: string; core: string; after: string } {
  const from = Math.max(0, word.search(/[\p{L}\p{N}]/u))
  let to = word.length
  while (to > from && !/[\p{L}\p{N}]/u.test(word.charAt(to - 1))) to -= 1
  return { before: word.slice(0, from), core: word.slice(from, to), after: word.slice(to) }
}

/** With a capital and a full stop. */
export function sentence(words: string, end = '.'): string {
  const bare = withoutEnd(words.replaceAll(/\s+/g, ' ').trim(), ' .,;!')
  const text = bare.replaceAll(/\b(?:i|im|ive)\b/g, (word) => own[word as 'i'])
  if (text === '') return ''
  const isShortened = end !== '.' && /\b[ap]\.m$/i.test(text)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isShortened ? '.' : ''}${/[?!]$/.test(text) ? '' : end}`
}

const own = { i: 'I', im: 'I’m', ive: 'I’ve' }

type Turn = (clause: string) => string

/** “He can come on Friday” asked of him: “Can you come on Friday?” */
export function question(clause: string, turn: Turn = addressed): string {
  const [subject = '', verb = '', ...rest] = turn(clause).split(' ')
  if (
    subject.toLowerCase() === 'there' ||
    subject.toLowerCase() === 'it' ||
    subject.toLowerCase() === 'we' ||
    subject.toLowerCase() === 'i'
  ) {
    if (auxiliaries.has(verb.toLowerCase()))
      return sentence([verb, subject === 'i' ? 'I' : subject.toLowerCase(), ...rest].join(' '), '?')
  }
  if (subject.toLowerCase() !== 'you') return asksAround(turn(clause))
  const lower = verb.toLowerCase()
  if (lower === 'could' || lower === 'can') return sentence(['could you', ...rest].join(' '), '?')
  const isOwning = lower === 'have' && !/(?:ed|en|ne|got|sent|read|had|made|heard)$/.test(rest[0] ?? '')
  if (auxiliaries.has(lower) && !isOwning) return sentence([verb, 'you', ...rest].join(' '), '?')
  if (pastForms.has(lower) || (lower.endsWith('ed') && !lower.endsWith('eed')))
    return sentence(['did you', presentOf(lower), ...rest].join(' '), '?')
  return sentence(['do you', verb, ...rest].join(' '), '?')
}

/** “The room is free”: “Is the room free?” where a verb that can go first stands alone. */
function asksAround(clause: string): string {
  const words = clause.split(' ')
  const at = words.findIndex((word) => auxiliaries.has(word.toLowerCase()))
  if (at <= 0 || at > 6) return sentence(`could you tell me whether ${words.join(' ')}`, '?')
  return sentence([words[at], ...words.slice(0, at), ...words.slice(at + 1)].join(' '), '?')
}

/** “When he has time” asked of him: “When do you have time?” */
export function openQuestion(asking: string, said: string, turn: Turn = addressed): string {
  const [first = '', ...behind] = said.split(' ')
  const isMeasure = asking.toLowerCase() === 'how' && measures.has(first.toLowerCase())
  const [word, clause] = isMeasure ? [`${asking} ${first}`, behind.join(' ')] : [asking, said]
  // “Which room is free” asks about its subject.
  if (asking.toLowerCase() === 'which') return sentence(`could you tell me which ${turn(clause)}`, '?')
  const asked = question(clause, turn)
  if (asked.startsWith('Could you tell me whether')) return sentence(`could you tell me ${word} ${turn(clause)}`, '?')
  return sentence(`${word} ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`, '?')
}

const measures = new Set('far long much many soon often old big late well'.split(' '))
const auxiliaries = new Set(
  `is are was were can could will would shall should may might must have has had do does did isn't aren't can't won't haven’t aren’t don’t weren’t`.split(
    ' ',
  ),
)
const pastForms = new Set('got sent received went saw heard made found left read took came'.split(' '))
const present: Readonly<Record<string, string>> = {
  got: 'get',
  sent: 'send',
  went: 'go',
  saw: 'see',
  heard: 'hear',
  made: 'make',
  found: 'find',
  left: 'leave',
  took: 'take',
  came: 'come',
}

function presentOf(past: string): string {
  const known = present[past]
  if (known !== undefined) return known
  if (past === 'read') return past
  if (past.endsWith('ied')) return `${past.slice(0, -3)}y`
  return past.endsWith('eed')
    ? past
    : past.slice(0, /(?:[aeiou][bcdfgklmnprstvz]|e)ed$/.test(past) && !/(?:t|d|n|r|l|k|w|x)ed$/.test(past) ? -1 : -2)
}
