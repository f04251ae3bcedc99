import {
  conditions,
  fillers,
  hardDeeds,
  ofText,
  otherTimes,
  ownWords,
  reports,
  sayings,
  softDeeds,
  tellings,
  things,
  turns,
  unreal,
} from './claim-words.ts'

/**
 * Whether a text says that something was done just now: “I’ve sent it”, “All set!”, “The chat has been renamed.” Questions,
 * offers, conditions, denials, what others did and what was done at another time say no such thing, and neither does
 * what is quoted.
 */
export function claimsDone(text: string): boolean {
  return sentencesOf(withoutQuotes(text)).some(sentenceClaims)
}

type Sentence = { words: string; isItem: boolean }

function withoutQuotes(text: string): string {
  return text
    .replaceAll(/```[^]*?(?:```|$)/g, ' ')
    .replaceAll(/^\s*>.*$/gm, ' ')
    .replaceAll(/`[^`\n]*`/g, quoted)
    .replaceAll(/“[^”\n]*”|"[^"\n]*"|«[^»\n]*»|„[^“\n]*“/g, quoted)
    .replaceAll(/(?<![\p{L}\p{N}])[‘'][^’'\n]*[’'](?![\p{L}\p{N}])/gu, quoted)
}

/** Stands for what was quoted, so that the sentence around it stays one. */
const quoted = 'quoted'

function sentencesOf(text: string): Sentence[] {
  return text.split('\n').flatMap((line) => {
    const isItem = /^\s*(?:[-*+•]|\d+[.)])\s/.test(line)
    const parts = line.match(/[^.!?;]+(?:\.(?=\S)[^.!?;]*)*[.!?;]*/g) ?? []
    return parts.filter((part) => !part.trimEnd().endsWith('?')).map((part) => ({ words: plain(part), isItem }))
  })
}

function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[*_#~✅✔☑✓👍🎉]/gu, ' ')
    .replaceAll(/^\s*(?:[-+•]|\d+[.)])\s/g, '')
    .replaceAll(/\b(?:gone|went) (?:ahead|on) and\b/g, '')
    .replaceAll(/'s been\b/g, ' has been')
    .replaceAll(/\byou are\b/g, "you're")
    .replaceAll(/\b(it|that|this|everything|all)'s\b/g, '$1 is')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function sentenceClaims({ words, isItem }: Sentence): boolean {
  if (startsConditionally(words)) return false
  const clauses = words.split(/[,:()–—]|\s-\s|\b(?:and|but|so|because|although|though)\b/).map(tidy)
  const all = wordsOf(words)
  if (isOfOtherTime(all)) return false
  const isDated = all.some((word) => times.has(word))
  const around = {
    isItem,
    isReported: all.some((word) => reports.has(word)),
    isDated,
    isPlan: all.some((word) => plans.has(word)),
  }
  let isOurs = false
  for (const clause of clauses.filter(Boolean)) {
    if (clauseClaims(clause, { ...around, isOurs })) return true
    isOurs = /^(?:i|we|i've|we've)\b/.test(clause) || (isOurs && !startsAnew(clause))
  }
  return false
}

function startsConditionally(words: string): boolean {
  const [first = '', second] = wordsOf(words)
  return conditions.has(first) || (first === 'as' && (second === 'soon' || second === 'long'))
}

function isOfOtherTime(words: readonly string[]): boolean {
  return words.some((word, at) => otherTimes.has(word) || (word === 'last' && times.has(words[at + 1] ?? '')))
}

/** “First, the invitation is sent; then Ben replies.” */
const plans = new Set(['first', 'then', 'next', 'afterwards'])

const times = new Set('time night week month year monday tuesday wednesday thursday friday saturday sunday'.split(' '))

function startsAnew(clause: string): boolean {
  return /^(?:you|he|she|they|it|the|your|this|that|there)\b/.test(clause)
}

function tidy(clause: string): string {
  return clause.replaceAll(/^[\s.!;"']+|(?:\s+(?:for you|now|already))?[\s.!;"']*$/g, '')
}

type Around = { isItem: boolean; isReported: boolean; isOurs: boolean; isPlan: boolean; isDated: boolean }

function clauseClaims(clause: string, around: Around): boolean {
  const { isItem, isReported, isOurs } = around
  const words = wordsOf(clause)
  if (words.some((word) => unreal.has(word))) return false
  if (sayings.includes(clause) || sayings.includes(words.filter((word) => !fillers.has(word)).join(' '))) return true
  if (oursClaims(words, isOurs)) return true
  if (isReported && !/^i\b/.test(clause)) return false
  if (turns.some((turn) => holdsTurn(clause, turn)) || thingClaims(words, around)) return true
  return !isItem && bareClaims(words)
}

/** “Is done” ends a clause; “is done in Settings” tells how. */
function holdsTurn(clause: string, turn: string): boolean {
  if (turn.endsWith(' done') && !/^i(?:'|\s)/.test(turn)) return clause.endsWith(turn)
  return ` ${clause} `.includes(` ${turn} `) && !/^(?:you|he|she|they|who)\s/.test(clause)
}

/** “I’ve just moved …”, and “and moved …” after it. */
function oursClaims(words: readonly string[], isOurs: boolean): boolean {
  const at = words.findIndex((word) => ['i', 'we', "i've", "we've"].includes(word))
  if (at < 0 && !isOurs) return false
  const rest = words.slice(at + 1).filter((word) => word !== 'have' && !fillers.has(word))
  const [deed = ''] = rest
  if (deed === 'let' || deed === 'given') return rest.includes('know')
  return isDeed(deed, rest) && !asides.some(([verb, next]) => verb === deed && next === rest[1])
}

/** In which the verb means something else. */
const asides = [
  ['forgot', 'to'],
  ['forgotten', 'to'],
  ['paid', 'attention'],
  ['called', 'it'],
  ['set', 'out'],
  ['cancelled', 'out'],
  ['canceled', 'out'],
  ['replied', 'in'],
]

function isDeed(deed: string, clause: readonly string[]): boolean {
  if (clause.some((word) => ofText.has(word))) return false
  return hardDeeds.has(deed) || (softDeeds.has(deed) && !clause.some((word) => ownWords.has(word)))
}

/** “The meeting has been moved”, “your table is booked”. */
function thingClaims(words: readonly string[], { isPlan, isDated }: Around): boolean {
  const at = words.findIndex((word) => ['has', 'have', 'is', 'are', 'was', 'were', "you're"].includes(word))
  if (at < 0) return false
  const subject = words.slice(0, at)
  const isTold = words[at + 1] === 'been' && tellings.has(words[at + 2] ?? '') && !words.includes('by')
  if (isTold && !subject.includes('you')) return true
  if (!subject.some((word) => things.has(word)) || subject.some((word) => ['i', 'you', 'we'].includes(word)))
    return false
  const rest = words.slice(at + 1)
  const said = rest.filter((word) => !fillers.has(word) && word !== 'been')
  const [deed = ''] = said
  const isNow = words[at] === 'is' || words[at] === 'are'
  if (isNow ? isPlan || rest.includes('already') : isDated && !rest.includes('been')) return false
  if (said.includes('by') || said.some((word) => /^\d{4}$/.test(word))) return false
  if (words[at] === 'has' || words[at] === 'have') return rest.includes('been') && isDeed(deed, words)
  if (rest[0] === 'now') return !['at', 'is'].includes(said[0] ?? '') && subject.length > 0 && !isOnlyPointing(subject)
  const isPast = (words[at] === 'was' || words[at] === 'were') && said[1] === 'to'
  return isDeed(deed, words) && (said.length === 1 || isPast || settled.has(deed))
}

/** “It is now nine” says no more than the time. */
function isOnlyPointing(subject: readonly string[]): boolean {
  return subject.length === 1 && ['it', 'this', 'that', 'all'].includes(subject[0] ?? '')
}

/** Of these, no description of how things are is likely. */
const settled = new Set(['sent', 'booked', 'deleted', 'cancelled', 'canceled', 'renamed', 'confirmed', 'removed'])

/** “Renamed the chat to …”, “Message sent.” */
function bareClaims(given: readonly string[]): boolean {
  const words = given.filter((word) => !fillers.has(word))
  const [first = '', next] = words
  if (words.some((word) => verbs.has(word))) return false
  if (
    hardDeeds.has(first) ||
    (softDeeds.has(first) && !imperatives.has(first) && !words.some((word) => ownWords.has(word)))
  )
    return next === undefined || objects.has(next)
  const at = words.findIndex((word) => hardDeeds.has(word) || softDeeds.has(word))
  const after = words[at + 1]
  if (after !== undefined && !objects.has(after)) return false
  return at > 0 && at <= 3 && things.has(words[at - 1] ?? '') && words.slice(0, at).every(isOfName)
}

/** With one of these, a participle only tells of what: “Messages sent to Ben are kept”. */
const verbs = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'stay', 'stays', 'stand', 'stands'])

/** As they stand they may tell somebody else what to do. */
const imperatives = new Set(['set', 'put'])
const objects = new Set(
  'the your it this that them to a an all both everything for at on as from with quoted'.split(' '),
)

function isOfName(word: string): boolean {
  return things.has(word) || ['the', 'your', 'new', 'working', 'time'].includes(word)
}

function wordsOf(clause: string): string[] {
  return clause.match(/[\p{L}\p{N}'-]+/gu) ?? []
}
