import type { Dialogue } from '#foundation/language/dialogue.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { type Clause, clausesOf } from './clauses.ts'
import type { Reader } from './reader.ts'
import type { Meant, Scene } from './resolve.ts'

export type Resolve = (sentence: string, reader: Reader, scene: Scene) => Meant

/** “Whatever. What time is it?”: what is said beside a wish or a question does not hide it. */
export function byClause(sentence: string, reader: Reader, scene: Scene, resolveText: Resolve): Meant {
  const resolve = once(resolveText, scene)
  const whole = resolve(sentence, reader, scene)
  const clauses = clausesOf(sentence)
  const isRead = whole.sure === true && whole.parts.wish !== undefined
  if (clauses.length < 2 || clauses.length > mostClauses || isRead || whole.answers || whole.command) return whole
  const desk = { reader, scene, resolve }
  const isWeak = whole.whole !== true || isLost(whole, reader)
  const part =
    behindTalk(clauses, whole.sure === true || isLost(whole, reader), desk) ??
    (isWeak ? besideRemarks(sentence, clauses, desk) : undefined) ??
    (isLost(whole, reader) ? askedAmong(clauses, desk) : undefined)
  return part ? behindWhole(part, whole) : whole
}

/** A clause is looked at alone and in several runs; in the same scene it means the same. */
function once(resolve: Resolve, same: Scene): Resolve {
  const known = new Map<string, Meant>()
  return (sentence, reader, scene) => {
    if (scene !== same) return resolve(sentence, reader, scene)
    const meant = known.get(sentence) ?? resolve(sentence, reader, scene)
    known.set(sentence, meant)
    return meant
  }
}

/** Each step of an answer asks again what the message means; in the same context and dialogue it means the same. */
export function readOnce(read: Resolve): Resolve {
  const known = new WeakMap<object, WeakMap<Dialogue, Map<string, Meant>>>()
  return (message, reader, scene) => {
    const ofContext = known.get(scene.context) ?? new WeakMap<Dialogue, Map<string, Meant>>()
    known.set(scene.context, ofContext)
    const ofDialogue = ofContext.get(scene.dialogue) ?? new Map<string, Meant>()
    ofContext.set(scene.dialogue, ofDialogue)
    const meant = ofDialogue.get(message) ?? read(message, reader, scene)
    ofDialogue.set(message, meant)
    return meant
  }
}

/** “Stamps bought, and Ines can wait until Monday”: what is read from all of it is looked up first. */
function behindWhole(part: Meant, whole: Meant): Meant {
  const alone: Meant = { ...whole, earlier: [], others: [] }
  const all = [...(whole.earlier ?? []), alone].filter(({ eachPart }) => eachPart === true)
  return all.length === 0 ? part : { ...part, earlier: [...all, ...(part.earlier ?? [])] }
}

const mostClauses = 6

type Desk = { reader: Reader; scene: Scene; resolve: Resolve }

/**
 * What follows small talk, a no or a thank-you is meant by itself. `keepsWhole`: only if it is understood, because the whole
 * message is surely read, or no better.
 */
function behindTalk(
  clauses: readonly Clause[],
  keepsWhole: boolean,
  { reader, scene, resolve }: Desk,
): Meant | undefined {
  const at = clauses.findIndex(({ text }) => !isTalkAlone(text, reader, scene))
  const next = clauses[at]
  if (at < 1 || !next?.opens) return undefined
  const meant = resolve(next.rest, reader, { ...scene, dialogue: { ...scene.dialogue, open: [] } })
  return keepsWhole && isLost(meant, reader) ? undefined : meant
}

/**
 * “Too tight after the hearing, make it 15:30”, “undo the last one, Friday is a holiday”: the one run of clauses that is
 * understood, where all the others only tell why.
 */
function besideRemarks(
  sentence: string,
  clauses: readonly Clause[],
  { reader, scene, resolve }: Desk,
): Meant | undefined {
  const last = clauses.length - 1
  for (let from = 0; from <= last; from += 1) {
    if (!clauses.slice(0, from).every(({ text }) => isRemarkBefore(text))) return undefined
    for (let to = last; to >= from; to -= 1) {
      if (to - from === last || !clauses.slice(to + 1).every(({ text }) => isRemarkBehind(text))) continue
      const run = textOf(sentence, clauses.slice(from, to + 1))
      if (from > 0 && tokenize(run).length === 1 && namesThing(clauses.slice(0, from))) continue
      const meant = resolve(run, reader, scene)
      if (
        meant.whole === true &&
        !isLost(meant, reader) &&
        leavesNoWish(clauses.toSpliced(from, to - from + 1), { reader, scene, resolve })
      )
        return meant
    }
  }
  return undefined
}

/** “Lube isn’t needed, delete”: a verb alone is about what is told of, and not about what was spoken of before. */
function namesThing(told: readonly Clause[]): boolean {
  return told.some(({ text }) => {
    const [first, second] = tokenize(text)
    return first !== undefined && second !== undefined && !pointing.has(first.text)
  })
}

const pointing = new Set(
  "changed it that this they those these i we he she it's that's i'm we're there sorry no yes ok".split(' '),
)

function textOf(sentence: string, [first, ...others]: readonly Clause[]): string {
  const end = others.at(-1) ?? first
  return first && end
    ? sentence.slice(first.from, end.from + end.text.length).replace(/(?<![\s,;–—-])[\s,;–—-]+$/u, '')
    : ''
}

/** What is only told wants nothing by itself. */
function leavesNoWish(others: readonly Clause[], { reader, scene, resolve }: Desk): boolean {
  return others.every(({ text }) => {
    const meant = resolve(text, reader, scene)
    return meant.whole !== true || isLost(meant, reader)
  })
}

/** Whatever leads to a wish, unless it names what the wish is about, on what it depends, or another wish. */
function isRemarkBefore(text: string): boolean {
  const words = tokenize(text).map((token) => token.text)
  const kind = kindOfSentence(text)
  if (kind === 'question' || kind === 'order' || words.some((word) => conditions.has(word))) return false
  // “30 is not enough. From 9”: the figure is about the wish.
  if (words.slice(0, 2).some((word) => isFigure.test(word))) return false
  // “Not on the 10th, I’m in Vienna”: Vienna is the reason.
  if (words[0] === 'not' || words[0] === 'except' || words[0] === 'without') return false
  // “And the board comes for tea, one hour”: one hour is for the tea.
  if (adding.has(words[0] ?? '')) return false
  return kind !== 'fragment' || !naming.has(words[0] ?? '')
}

/** A reason behind a wish: a sentence of its own, without a number, that takes nothing back. */
function isRemarkBehind(text: string): boolean {
  const words = tokenize(text).map((token) => token.text)
  const [first = ''] = words
  const kind = kindOfSentence(text)
  if (kind === 'talk') return true
  return kind === 'statement' && !limits.has(first) && !words.some((word) => conditions.has(word) || hasDigit(word))
}

const isFigure = /^\d+$/

function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

const adding = new Set('and also plus then'.split(' '))
const conditions = new Set('if unless except whether otherwise depending provided'.split(' '))
const naming = new Set('the my our your his her their this that these those for on at in about re with'.split(' '))
const limits = new Set(
  'but not only just instead or and then until till when before after while with without at on in to from by for maybe perhaps no wait actually sorry also'.split(
    ' ',
  ),
)

function isTalkAlone(text: string, reader: Reader, { now, context: { zone } }: Scene): boolean {
  const { readings } = reader.understand(text, { now, zone })
  const isRead = readings.some(({ template, unread }) => unread.length === 0 && isSmallTalk(template.intent, reader))
  return isRead || kindOfSentence(text) === 'talk'
}

/** The one question among clauses that are not understood together; nothing is done for what is only part of them. */
function askedAmong(clauses: readonly Clause[], { reader, scene, resolve }: Desk): Meant | undefined {
  const questions = clauses.flatMap(({ text, rest }) => {
    if (kindOfSentence(text) !== 'question') return []
    const meant = [text, rest].map((each) => resolve(each, reader, scene)).find((each) => onlyTells(each, reader))
    return meant ? [meant] : []
  })
  return questions.length === 1 ? questions[0] : undefined
}

function onlyTells(meant: Meant, reader: Reader): boolean {
  const { intent, parts } = meant
  if (isLost(meant, reader)) return false
  return reader.kindOf(intent) !== 'act' || reader.isQuestion(intent)?.(parts) === true
}

/** Nothing was understood that anybody could answer or do. */
export function isLost({ intent, unread = [] }: Meant, reader: Reader): boolean {
  return unread.length > 0 || intent === 'chatter' || isSmallTalk(intent, reader)
}

/** Greetings, thanks, yes and no: whatever belongs to the language of talk, but for what it offers. */
function isSmallTalk(intent: string, { languageOf }: Reader): boolean {
  return languageOf(intent) === 'talk' && intent !== 'help' && intent !== 'repeat'
}
