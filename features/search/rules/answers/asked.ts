import { tokenize } from '#foundation/language/text/tokens.ts'
import { beginningOf, otherLanguageOf } from './other-languages.ts'
import { isPast, stemOf } from './stems.ts'
import { membersOf, phrases, type Synonym, synonymsOf } from './synonyms.ts'

/** What kind of thing answers a question; a sentence without one hardly does. */
export type Wanted =
  | 'phone'
  | 'address'
  | 'money'
  | 'number'
  | 'size'
  | 'time'
  | 'clock'
  | 'duration'
  | 'person'
  | 'place'
  | 'reason'
  | 'condition'
  | 'any'

/** A telling word of a question, with other words for it. `isAside`: it only tells of what something is asked. */
export type AskedTerm = { stem: string; word: string; others: Synonym[]; isAside?: true }

/** `counted`: the stem of what “how many” counts. `members`: written words for what is of the kind that is asked for, as “which animal”. */
export type AskedFor = { terms: AskedTerm[]; wanted: Wanted; counted?: string; members?: ReadonlySet<string> }

const mostTerms = 16

/** The telling words of a question, and what it wants to know. */
export function askedFor(question: string): AskedFor {
  const meant = phrases.reduce((text, [said, word]) => text.replaceAll(said, ` ${word} `), question)
  const words = tokenize(meant.replaceAll(elision, '')).map(({ text }) => text)
  const language = otherLanguageOf(words, (word) => empty.has(word))
  const terms = new Map<string, AskedTerm>()
  const isAside = asideIn(words, (word) => isEmpty(word, language?.small ?? empty))
  for (const [at, word] of words.entries()) {
    const stem = language ? beginningOf(word, language) : stemOf(word)
    if (isEmpty(word, language?.small ?? empty) || terms.has(stem)) continue
    terms.set(stem, { stem, word, others: synonymsOf(stem), ...(isAside(at) && { isAside: true as const }) })
  }
  const counted = language ? undefined : /\bhow many (?:\p{L}+ )??(\p{L}{3,})/iu.exec(question)?.[1]
  const wanted = wantedBy(question, language?.wants ?? wants)
  const members = language || isWritten(wanted) ? undefined : membersAskedFor(question, terms)
  return {
    terms: [...terms.values()].slice(0, mostTerms),
    wanted,
    ...(counted !== undefined && { counted: stemOf(counted) }),
    ...(members && { members }),
  }
}

/** A time, a person or an amount is told by how it is written, not by one of a list of words. */
function isWritten(wanted: Wanted): boolean {
  return ['time', 'clock', 'duration', 'person', 'money', 'size', 'phone', 'address'].includes(wanted)
}

/** “Which animal” and “what kind of tree” ask for one of a kind. */
function membersAskedFor(question: string, terms: ReadonlyMap<string, AskedTerm>): ReadonlySet<string> | undefined {
  const behind = /\b(?:what|which) (?:(?:kind|sort|type)s? of )?(.*)/iu.exec(question)?.[1] ?? ''
  const kind = kindIn(tokenize(behind).map(({ text }) => text))
  const members = kind === undefined ? undefined : membersOf(stemOf(kind))
  return members && new Set([...members].filter((word) => !terms.has(stemOf(word))))
}

/** “Animal” in “which animal bit Tom” and in “which big animal did he see”; none in “what family name does she have”. */
function kindIn([first = '', second = '', third = '']: readonly string[]): string | undefined {
  const isEnded = third === '' || empty.has(third) || isPast(third)
  const isOfNext = helping.has(third) || (third === '' && second !== '' && !second.endsWith('s'))
  if (membersOf(stemOf(first)) && !isPast(first))
    return isOfNext && !empty.has(second) && !isPast(second) ? undefined : first
  return adjective.test(first) && isEnded ? second : undefined
}

const helping = new Set(
  `is are was were do does did has have had can could will would shall should may might must`.split(/\s+/),
)
const adjective =
  /^(?:other|first|second|third|last|next|main|only|big|small|large|little|long|short|tall|old|new|young|wild|tame|good|bad|best|great|rare|dark|light|hot|cold|sweet|dead|strange|favou?rite|expensive|cheap|red|white|black|green|\p{L}{2,}(?:al|ic|ous|ful|less|able|ible|ish|est))$/iu

/** “How big is the deposit on the office” asks for the deposit; “what did we say about the deposit”, too. */
function asideIn(words: readonly string[], isSmall: (word: string) => boolean): (at: number) => boolean {
  const first = words.findIndex((word) => !isSmall(word))
  const topic = words.findIndex((word, at) => topics.has(word) || (word === 'on' && settling.has(words[at - 1] ?? '')))
  if (topic > first && first >= 0 && words.slice(topic).some((word) => !isSmall(word))) return (at) => at < topic
  const behind = words.findIndex((word, at) => at > first && besides.has(word))
  return (at) => first >= 0 && behind >= 0 && at > behind
}

const topics = new Set(['about', 'regarding', 'concerning'])
/** “What did we agree on liability” */
const settling = new Set(['agree', 'agreed', 'decide', 'decided', 'said', 'say', 'think', 'settle', 'settled'])
const besides = new Set(['at', 'in', 'of', 'for', 'on', 'from', 'if', 'according', 'before', 'after'])

/** “L’indemnité” and “dell’affitto” are written as one word with what stands before. */
const elision = /(?<!\p{L})(?:[cdjlmnst]|qu|un|all|dell|nell|sull)['’](?=\p{L}{2})/giu

function isEmpty(word: string, small: ReadonlySet<string>): boolean {
  return small.has(word) || (word.length < 2 && !/\d/.test(word)) || /^[-–—/]$/.test(word)
}

/** Words that ask, and words that stand in every text. */
const empty = new Set(
  `a an the this that these those i you me my mine your yours we us our ours it its is are am was were be been being do does did
  doing done to of for in on at by as from with into and or but so if then than can could would will shall should may might must
  let have has had having get gets got getting please just also too very really quite actually maybe perhaps hey hi hello ok okay well
  oh um uh want wants like need needs wish there here some any what which who whom whose when where how why much many tell show say says
  said know now again still yet sort kind thing things one ones something anything up out about going go goes lot bit simply exactly
  possible able thanks not no yes nope rather he she they him her them his hers their theirs himself herself themselves myself
  because there everything someone anyone somebody anybody nobody none per each every all both will while during according
  long far often old till until since before after long happen happens happened mean means put make makes made take takes give gives
  us ours everybody everyone anyone eventually already even only ever never else instead though although off over under above below
  between against without within around through re so-called etc apply applies applied think thought find look does pls ya u ur btw thru cos bc whats
  exact say stand stands stood written file files document documents doc docs text passage supposed`.split(/\s+/),
)

export type Wants = readonly (readonly [said: RegExp, wanted: Wanted])[]

/** What the words of a question want, by the first of them that tells; “how much does it cost until May” wants an amount. */
const wants: Wants = [
  [/\b(?:under|on) (?:what|which) conditions?\b/iu, 'condition'],
  [/\bwhat time\b|\bat what hour\b/iu, 'clock'],
  [/\b(?:phone|telephone|mobile|cell|fax)\b/iu, 'phone'],
  [/\be-?mail address(?:es)?\b/iu, 'address'],
  [/\bwhy\b|\breason\b|\bhow come\b/iu, 'reason'],
  [/(?:^|[,;:.]\s*|\b(?:and|so|but|to|with|for|from|by|know|tell me|remember)\s+)(?:who|whom|whose)\b/iu, 'person'],
  [
    /\b(?:when|(?:which|what) (?:day|date|month|year|weekday)|until|till|deadline|since|what hours?|how (?:soon|early|late|fast|quickly)|dates?)\b/iu,
    'time',
  ],
  [/\bhow long\b|\bfor how many (?:days|weeks|months|years)\b/iu, 'duration'],
  [/\bhow (?:big|large|far|deep|tall|heavy|wide|small|thick)\b/iu, 'size'],
  [/(?:^|[,;:.]\s*|\b(?:and|so|but|or|know|tell me)\s+)where\b/iu, 'place'],
  [
    /\b(?:how much(?= (?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|for|to|money|rent|cash|per|\p{L}+ (?:is|are|was|do|does|did|can|will|must|should|have|has|had)\b)|\W*$)|price|costs?|fees?|(?<!in )charges?|budget|salary|wages?|discount|what .{0,30}\b(?:pay|paid|cost|charge)|amount|sum|reward|money)\b/iu,
    'money',
  ],
  [
    /\b(?:how (?:many|much|old|often|high|large|big)|number|share|percent\w*|rates?|headcount|size|max|min|maximum|minimum|cap|limit)\b/iu,
    'number',
  ],
]

/** “What did she wear when she came home” asks for no time; “does it say when she came home” does. */
const whenItWas = /\b(\p{L}+) when (?=(?:I|you|he|she|it|we|they) (\p{L}+))/giu
const before = new Set(
  `and so but or know knows knew tell tells told me us remember recall since by from until about of on to out up check sure see
  say says said show shows mention mentions state states note notes record records wonder wondering ask asks asked find confirm
  explain exactly clear learn hear idea date`.split(/\s+/),
)

function wantedBy(question: string, signs: Wants): Wanted {
  const asking = question.replace(whenItWas, (said: string, word: string, verb: string) =>
    before.has(word.toLowerCase()) || !isPast(verb.toLowerCase()) ? said : `${word} as `,
  )
  const found = signs.flatMap(([said, wanted]) => {
    const at = asking.search(said)
    return at < 0 ? [] : [{ at, wanted }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.wanted ?? 'any'
}
