import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Target } from '../../language/wish.ts'
import { spanOfRef, spokenOf } from './mentions.ts'

/** “Does the standup clash with the flight?”, “which standups does that hit?”: a clash of events that are named. */
export function clashAsked(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const [ref, ...more] = spokenOf(dialogue)
  const said = phrasesIn(sentence)
  const [first, ...others] = said?.phrases ?? []
  if (!first || others.length > 1) return undefined
  const [one, other] = [first, ...others].map((phrase) => meantBy(phrase, more.length > 0 ? undefined : ref, wording))
  if (!one || (others.length > 0 && !other)) return undefined
  // The event in hand already says where to look.
  if (one.it && (!other || other.it)) return undefined
  const at = ref && said?.ofThose === true && other?.it === true ? spanOfRef(ref, wording.zone) : undefined
  const days = at && { from: at.from, to: at.to, words: 'then', saysDay: true }
  const within = (target: Target) => (days && !target.it ? { ...target, span: target.span ?? days } : target)
  const wish = { do: 'gap', from: other && within(other), to: within(one), asks: 'clash', isGuess: true } as const
  return { wish, sure: true }
}

/** What is asked about, and what it may clash with; `ofThose`: which ones of a name. */
function phrasesIn(sentence: string): { phrases: string[]; ofThose: boolean } | undefined {
  const text = withoutCourtesy(plainWords(sentence)).replace(/[\s?!.]+$/, '')
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => clashing.has(word))
  const from = tokens.findIndex(({ text: word }) => !leading.has(word))
  const [verb, first] = [tokens[at], tokens[from]]
  if (!verb || !first || at <= from) return undefined
  const head = text.slice(first.from, verb.from)
  const tail = text.slice(verb.to).replace(withThem, '').replace(atLast, '').trim()
  const [, which, subject] = whichOnes.exec(head) ?? []
  const [, asked] = asking.exec(head) ?? []
  const said = asked ?? which
  if (said === undefined) return undefined
  const pair = tail === '' ? (subject ?? '').trim() : tail
  const both = pair === '' && asked !== undefined ? said.split(/\s+and\s+/i) : [said, pair]
  const phrases = both.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '' && !anything.test(phrase))
  return { phrases, ofThose: which !== undefined }
}

function meantBy(phrase: string, ref: ThingRef | undefined, wording: Wording): Target | undefined {
  const target = readTarget(phrase, wording)
  if (pointing.has(phrase.toLowerCase())) return ref && { ...target, it: true, all: false, named: [ref] }
  const isNamed = target.words.length > 0 && target.words.length < 5 && !target.clock && !target.order
  return isNamed ? { ...target, it: false, all: false, named: undefined } : undefined
}

const clashing = setOf('clash clashes conflict conflicts overlap overlaps collide collides hit hits')
const leading = setOf('and but so wait hm hmm ok okay oh then , . – -')
const asking = /^(?:does|do|did|will|would|could|might|doesn['’]?t|don['’]?t|won['’]?t|wouldn['’]?t)(?: not)? (.+)$/i
const whichOnes =
  /^(?:which|what|how many)(?: of (?:the|my))? (?!(?:does|do|will|would|is|are)\b)(.+?)(?: (?:does|do|will|would) (.+))?\s*$/i
const withThem = /^\s*(?:with|against|on)?\b/i
const atLast = /\s+(?:then|at all|now|by any chance|though|each other)$/i
const anything = /^(?:anything|something|each other|one another)(?: else| important| at all)?$/i
const pointing = setOf('it that this them those that one this one')
