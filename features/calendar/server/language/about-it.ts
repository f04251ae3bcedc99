import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { NextWish, Target } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { itself, spanOfRef, spokenOf } from './mentions.ts'

/** “Who is coming to that?”, “when is it?”, “where did it land?”: asked of what was spoken of last. */
export function aboutIt(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const refs = spokenOf(dialogue)
  const [ref] = refs
  const words = tokenize(withoutCourtesy(plainWords(sentence)).replace(saidBefore, '')).map(({ text }) => text)
  const until = timeUntil(words, refs, wording)
  if (until) return until
  // “For how long?” says nothing else.
  const isBare = words.length < 5 && (words.some((word) => bareQuestions.has(word)) || asksForGuests(words))
  if (!ref || words.length > 9 || !(isBare || words.some((word) => pronouns.has(word)))) return undefined
  if (words.some((word) => clashing.test(word)))
    return isOfSeries(ref, dialogue) ? clashesOfSeries(ref, wording) : clashesWith(ref, wording)
  const beside = nextTo(words, ref, wording)
  if (beside) return beside
  const asked = words.map((word) => questions.get(word)).find((each) => each !== undefined)
  const repeats =
    isOnRepetition(words) && words.every((word) => isSmall(word) || repeating.has(word) || word === 'when')
  if (repeats)
    return {
      wish: {
        do: 'next',
        target: { ...readTarget('it', wording), it: true, named: refs, all: false },
        asks: 'how-often',
      },
      sure: true,
    }
  const confirms = confirmed(words, wording)
  if (confirms)
    return {
      wish: { do: 'next', target: { ...readTarget('it', wording), it: true, named: refs, all: false }, asks: confirms },
      sure: true,
    }
  const isTimeOfIt = words.includes('what') && words.includes('time')
  const asks = isTimeOfIt
    ? 'when'
    : (asked ?? (words.includes('what') && !words.includes('time') ? whatIsSaid(words) : undefined))
  const week = words.includes('week') ? ref.start && weekBeside(words, ref, wording) : undefined
  if (
    asks === undefined ||
    !words.every((word) => isSmall(word) || questions.has(word) || (week && besideWeek.has(word)))
  )
    return undefined
  const isTimed = asks === 'where' && words.some((word) => word === 'land' || word === 'end')
  const about: Target = { ...readTarget('it', wording), it: true, named: refs, all: false }
  const target = week ? { ...about, named: [ref], span: week } : about
  return { wish: { do: 'next', target, asks: isTimed ? 'when' : asks }, sure: true }
}

/** “Did I say where it is going to be?” */
const saidBefore =
  /^(?:did|have|had) (?:i|we) (?:already |ever )?(?:say|said|mention(?:ed)?|set|put|write|written|tell you|told you) (?=(?:where|when|who|how long)\b)/i

/** “What does it say now?” asks for all of it. */
function whatIsSaid(words: readonly string[]): 'note' | 'what' {
  return words.some((word) => reading.has(word)) ? 'note' : 'what'
}

const reading = new Set('say says written noted notes note details'.split(' '))

/** “Who's coming?”, “who else is invited”. */
function asksForGuests(words: readonly string[]): boolean {
  return words[0] === 'who' && words.some((word) => guestWords.has(word))
}

const guestWords = new Set(['coming', 'invited', 'attending', 'joining'])

/** “Was that meeting 45 mins?”, “is it still at two?”: what it says of it is its time, or how long it takes. */
function confirmed(words: readonly string[], wording: Wording): NextWish['asks'] | undefined {
  const from = words.findIndex((word) => be.has(word))
  if (from === -1 || from > 2) return undefined
  const said = words.slice(from + 1).filter((word) => !isSmall(word) && !kindWords.has(word))
  const text = said.join(' ')
  const [length] = readLengths(text)
  if (length && text.replace(text.slice(length.at, length.until), '').trim() === '') return 'how-long'
  return said.length > 0 && said.length < 3 && isTimeAlone(text, wording) ? 'when' : undefined
}

/** “How often is that?”, “until when does it run?”: how it repeats says both. */
const repeating = new Set(
  'often repeat repeats repeated repeating recur recurs recurring until till run runs'.split(' '),
)

function isOnRepetition(words: readonly string[]): boolean {
  const isEnd = words.some((word) => word === 'until' || word === 'till')
  return words.some((word) => repeating.has(word) && (isEnd ? running.has(word) : !running.has(word)))
}

const running = new Set('run runs until till'.split(' '))

const be = new Set('is was are isnt wasnt'.split(' '))
const kindWords = new Set('meeting call event appointment session still only just about hang'.split(' '))

/** “When was it before I changed it?”, “what time was it originally” */
export function asItWas(sentence: string, { did }: Dialogue, { zone }: Wording): Heard | undefined {
  const wish = wishIn(did?.frame)
  const words = tokenize(withoutCourtesy(plainWords(sentence))).map(({ text }) => text)
  const was = wish?.do === 'move' || wish?.do === 'resize' ? wish.was : undefined
  const at = was && did?.isUndone !== true ? spanOfRef(was, zone) : undefined
  const isAsked = words.includes('was') && words.some((word) => before.has(word)) && words.length < 9
  if (!was || !at || !isAsked || !words.every((word) => questions.has(word) || isSmall(word) || before.has(word)))
    return undefined
  return { wish: { do: 'say', text: 'Before that it was', was }, sure: true }
}

const before = new Set(
  'before originally earlier previously until i you changed moved change move that original'.split(' '),
)

function isSmall(word: string): boolean {
  return small.has(word) || pronouns.has(word) || reading.has(word)
}

/** “And after that?”, “what comes before it”: the neighbour of what was spoken of. */
function nextTo(words: readonly string[], ref: ThingRef, wording: Wording): Heard | undefined {
  const side = words.find((word) => word === 'after' || word === 'before')
  const at = spanOfRef(ref, wording.zone)
  if (!side || !at || !words.every((word) => pronouns.has(word) || small.has(word) || besides.has(word)))
    return undefined
  const isAfter = side === 'after'
  const from = isAfter ? at.to : at.from.toPlainDate().toPlainDateTime()
  const to = isAfter ? at.to.add({ days: 14 }) : at.from
  const span = { from, to, words: `${side} that`, saysDay: true }
  const order = isAfter ? ({ from: 'start', at: 0 } as const) : ({ from: 'end', at: 0 } as const)
  const target: Target = { ...readTarget('event', wording), kinds: [], it: false, all: false, span, order }
  return { wish: { do: 'next', target, asks: 'what' }, sure: true }
}

/** “How long do I have until then?”: from now on. */
function timeUntil(words: readonly string[], refs: readonly ThingRef[], wording: Wording): Heard | undefined {
  const [ref, ...others] = refs
  const at = words.findIndex((word) => untils.has(word))
  const isAsked = words.includes('long') || words.includes('much') || words.includes('time')
  if (!ref || others.length > 0 || at === -1 || !isAsked) return undefined
  const behind = words.slice(at + 1)
  if (behind.length === 0 || !behind.every((word) => pronouns.has(word) || word === 'then' || starting.has(word)))
    return undefined
  if (!words.slice(0, at).every((word) => isSmall(word) || having.has(word))) return undefined
  return {
    wish: { do: 'gap', from: undefined, to: itself(ref, wording) },
    sure: true,
  }
}

const untils = new Set(['until', 'till', 'before'])
const starting = new Set(['starts', 'begins', 'start', 'begin', 'is'])
const having = new Set('long much have i we got left remains remaining there still'.split(' '))

/** “And what time is it the week after?”: the same of the series, seven days on. */
function weekBeside(words: readonly string[], ref: ThingRef, wording: Wording): Target['span'] {
  const at = spanOfRef(ref, wording.zone)
  if (!at || !words.some((word) => besideWeek.has(word) && word !== 'week')) return undefined
  const weeks = words.includes('before') || words.includes('previous') ? -1 : 1
  const from = at.from.toPlainDate().add({ weeks }).toPlainDateTime()
  return { from, to: from.add({ days: 1 }), words: 'that week', saysDay: true }
}

const besideWeek = new Set(['week', 'after', 'before', 'following', 'next', 'previous'])

const besides = new Set(
  'have got i we after before right directly straight comes next next? else thing about anything something how the'.split(
    ' ',
  ),
)

const questions: ReadonlyMap<string, NextWish['asks']> = new Map([
  ['who', 'who'],
  ['whom', 'who'],
  ['when', 'when'],
  ['where', 'where'],
  ['long', 'how-long'],
  ['still', 'when'],
])
const bareQuestions = new Set(['long', 'where', 'whom'])
const pronouns = new Set(['it', 'that', 'this', 'one', 'way'])
const small = new Set(
  `is are was did does do will be the at to in on for with of and so how what time now again exactly coming going invited
  attending joining land end up start begin happening everyone all else say today tomorrow on there calendar my me take takes last lasts go goes ends starts begins finish finishes over then first ok`.split(
    /\s+/,
  ),
)
const clashing = /^(?:clash|conflict|overlap|collide|hits?$)/

/** What was just made or changed is the series, and not its first time alone. */
function isOfSeries({ id, original }: ThingRef, { did }: Dialogue): boolean {
  const isDone = did?.isUndone !== true && did?.things.some((thing) => thing.id === id) === true
  const wish = wishIn(did?.frame)
  const scope = wish && 'target' in wish ? wish.target?.scope : undefined
  return typeof original === 'string' && isDone && scope !== 'this'
}

function clashesOfSeries(ref: ThingRef, wording: Wording): Heard {
  const words = tokenize(ref.title).map(({ text }) => text)
  const to: Target = { ...readTarget('it', wording), it: false, all: true, series: true, words }
  return { wish: { do: 'gap', from: undefined, to, asks: 'clash', isGuess: true }, sure: true }
}

function clashesWith(ref: ThingRef, wording: Wording): Heard | undefined {
  const at = spanOfRef(ref, wording.zone)
  if (!at) return undefined
  const it = readTarget('it', wording)
  const from = at.from.toPlainDate().toPlainDateTime()
  const last = at.allDay ? at.to : at.to.toPlainDate().add({ days: 1 }).toPlainDateTime()
  const span = { from, to: last, words: 'that day', saysDay: true }
  const target: Target = { ...it, it: true, all: true, named: [ref] }
  return { wish: { do: 'list', about: 'clashes', meetings: false, span, target }, sure: true }
}

/** “The dinner stays, right?”: it is said when it is. */
export function staysAsIs(sentence: string, wording: Wording): Heard | undefined {
  const text = withoutCourtesy(plainWords(sentence)).replace(/[\s,]*(?:right|yes|correct|yeah|ok|no)?[\s?!.]*$/i, '')
  const words = tokenize(text)
  const at = words.findIndex(({ text: word }, place) => place > 0 && staying.has(word))
  const rest = words.slice(at)
  if (
    at < 1 ||
    !/\?\s*$/.test(sentence) ||
    !rest.every(({ text: word }) => staying.has(word) || small.has(word) || pronouns.has(word) || word === 'where')
  )
    return undefined
  const named = words.slice(0, at).findLast(({ text: word }) => !small.has(word))
  const target = readTarget(text.slice(0, named?.to ?? 0).trim(), wording)
  if (target.words.length + target.kinds.length === 0) return undefined
  return { wish: { do: 'next', target: { ...target, it: false, all: false }, asks: 'when' }, sure: true }
}

const staying = new Set(['there', 'stays', 'stay', 'stayed', 'remains', 'stands', 'still', 'unchanged', 'put'])
