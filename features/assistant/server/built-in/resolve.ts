import { type Dialogue, emptyDialogue, type OpenQuestion } from '#foundation/language/dialogue.ts'
import { emptyParts, type Parts, type Understood } from '#foundation/language/understanding.ts'
import type { Read, Said } from '#foundation/server/language.ts'
import { asksAbility, asksSomething } from '../../rules/asks-ability.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { isAboutUs } from './about-us.ts'
import { button, isButton } from './button.ts'
import { byClause, readOnce, type Resolve } from './by-clause.ts'
import type { Context } from './context.ts'
import { clipped, isLong, textToSumUp } from './long-message.ts'
import type { Reader } from './reader.ts'
import { confirmed, retold } from './retold.ts'
import { remembered } from './remembered.ts'
import { rewritten } from './rewritten.ts'
import { firstOf, heardBy, type HeardRead, pointsAtThingInHand, lastOf, withLookups } from './lookups.ts'
import { later, sameAs } from './skills/talk/wording.ts'

/** What somebody wants; `command` names an action that another feature gave a word. */
export type Meant = {
  intent: string
  parts: Parts
  command?: { tool: string; field: string }
  /** The question of ours that it answers. */
  answers?: OpenQuestion
  /** The card that waits and is changed by it. */
  replaces?: string
  /** The intent that is meant where the plan of the other one turns out to have no answer. */
  instead?: string
  /** Only what is looked up shows whether it was meant. */
  tries?: true
  /** It accounts for each part of the message. */
  eachPart?: true
  /** What other features read the message as: before it, where they have something of that name; or where it is not found. */
  earlier?: readonly Meant[]
  others?: readonly Meant[]
  /** No doubt is left, and what was learned agrees. */
  sure?: boolean
  /** Words that kept an act from being done. */
  unread?: readonly string[]
  /** A reader of its own read all of it and leaves no doubt, or a template explains every telling word. */
  whole?: boolean
}

export type Scene = {
  context: Pick<Context, 'commands' | 'zone'>
  now: Temporal.PlainDateTime
  today: Temporal.PlainDate
  before: readonly Said[]
  dialogue: Dialogue
}

/** Reads a message as an answer, as a follow-up or on its own, given the dialogue before it. */
export const resolve: Resolve = readOnce((message, reader, scene) => {
  const short = { ...scene, before: clipped(scene.before) }
  if (isLong(message)) return resolveLong(message, reader, short)
  // What follows a command is kept as it was typed.
  const said = message.startsWith('/') ? message : rewritten(message, scene.dialogue, reader.plainly)
  return retold(confirmed(said, reader, short), { reader, scene: short, resolve: resolveClauses })
})

/** A long message is text to keep or to sum up; no order is searched for in it. */
function resolveLong(sentence: string, { understand }: Reader, scene: Scene): Meant {
  const registered = registeredCommand(sentence, scene)
  if (registered) return commanded(registered)
  const own = { intent: 'summarise-text', parts: partsOf(sentence.trim()) }
  if (asked(scene.dialogue)?.intent === own.intent) return own
  const lead = textToSumUp(sentence, understand, placeOf(scene))
  return lead ? { intent: lead.intent, parts: partsOf(lead.text) } : { intent: 'too-long', parts: partsOf(sentence) }
}

const resolveClauses: Resolve = (sentence, reader, scene) => byClause(sentence, reader, scene, resolveShort)

function resolveShort(sentence: string, reader: Reader, scene: Scene): Meant {
  // What a button or a command begins answers no question of ours.
  const isBegun = isButton(sentence)
  const dialogue = isBegun ? emptyDialogue : scene.dialogue
  const understood = reader.understand(sentence, placeOf(scene))
  const all = heardBy(understood, reader, { ...scene, dialogue })
  const heard = firstOf(all)
  const first = decided(sentence, { heard, understood, isBegun }, reader, scene)
  const isAbility = reader.kindOf(first.intent) === 'act' && asksAbility(sentence)
  const meant: Meant = isAbility ? { intent: 'help', parts: understood.parts } : first
  if (isBegun || meant.answers || isAboutUs(sentence, meant, reader)) return meant
  const those = (of: (read: Read) => boolean | undefined) => all.filter(of).map((each) => meantBy(each, understood))
  const [aside, nearest] = [those((read) => read.aside), those((read) => read.nearest)]
  const last = lastOf(all).map((each) => meantBy(each, understood))
  const makes = heard?.makes === true && heard.intent === meant.intent
  return withLookups(withTries(meant, { heard, understood }, reader), { aside, last, nearest, makes }, reader)
}

/** What may be among a person's own things is looked for before something is only answered, declined or not understood. */
function withTries(meant: Meant, { heard, understood }: Pick<Heard, 'heard' | 'understood'>, reader: Reader): Meant {
  const isDeed = reader.kindOf(meant.intent) === 'act' && !meant.intent.startsWith('want-')
  if (heard?.tries !== true || meant.intent === heard.intent || isDeed) return meant
  const tried = [{ ...heard, others: [] }, ...(heard.others ?? []).filter(({ tries }) => tries === true)]
  return { ...meant, earlier: [...remembered(meant), ...tried.map((each) => meantBy(each, understood))] }
}

type Heard = { heard: HeardRead | undefined; understood: Understood; isBegun: boolean }

function decided(sentence: string, { heard, understood, isBegun }: Heard, reader: Reader, scene: Scene): Meant {
  // What only a lookup would show to be meant does not stand before a button.
  const isFramed = isBegun && heard?.sure === true && heard.tries !== true
  const direct = isFramed ? undefined : (button(sentence, reader) ?? command(understood, scene))
  if (direct) return { ...direct, sure: true, whole: true }
  const answered = answer(understood, reader, isBegun ? emptyDialogue : scene.dialogue)
  if (answered) return { ...answered, sure: true, whole: true }
  const isAnswer = heard?.answers !== undefined && !saysNothingElse(understood)
  if (!isAnswer && standsByItself(understood) && !reader.follows.has(understood.intent ?? ''))
    return judged(understood, reader)
  if (!(heard?.answers ?? heard?.replaces) && staysOn(understood, reader, scene.dialogue))
    return judged(understood, reader)
  const example = byExample(understood, reader, surely)
  const isQuestion = asksSomething.test(sentence)
  const isOther = example !== undefined && example.intent !== heard?.intent
  const refuses = isOther && !reader.yields.has(example.intent) && !pointsAtThingInHand(sentence, scene.dialogue)
  if (heard?.sure && !(refuses && (isQuestion || onlyAsks(heard, understood, reader)))) {
    const goesOn = (heard.answers ?? heard.replaces ?? heard.onHand) !== undefined && !isQuestion
    const sure = isBegun || goesOn || (example !== undefined && !refuses) || reader.agrees(sentence, heard.intent)
    return { ...meantBy(heard, understood), sure, whole: heard.doubts !== true }
  }
  if (example?.intent.startsWith('want-') && heard?.tries === true)
    return { ...meantBy(heard, understood), instead: example.intent }
  if (example && !(heard && reader.yields.has(example.intent))) return { ...example, sure: true }
  const follow = followOf(understood, reader, scene.dialogue)
  // What goes on with the very thing that was spoken of comes before a reading of the message by itself.
  if (follow && follow.intent === scene.dialogue.asked?.intent) return follow
  const isVague =
    follow !== undefined || understood.isGuess || understood.verdict === 'unknown' || understood.verdict === 'unread'
  if (heard && isVague) return { ...meantBy(heard, understood), ...insteadOf(byExample(understood, reader)) }
  const meant = follow ?? judged(understood, reader)
  return meant.intent === 'out-of-scope' ? (byExample(understood, reader) ?? withoutWish(meant)) : meant
}

/** No doubt is left where a template reads all telling words, and what was learned agrees. */
function judged(understood: Understood, reader: Reader): Meant {
  const meant = onlyWonders(understood, reader)
    ? { intent: 'out-of-scope', parts: understood.parts }
    : meantOf(understood)
  const { verdict, isGuess, readings, parts } = understood
  const isRead = verdict === 'clear' && !isGuess && readings[0]?.unread.length === 0
  return { ...meant, sure: isRead && reader.agrees(parts.sentence, meant.intent), whole: isRead }
}

/** “Any pinned ones?” asks, whatever words of an order stand in it. */
function onlyWonders({ intent = '', tokens }: Understood, { kindOf }: Reader): boolean {
  return kindOf(intent) === 'act' && ['any', 'anything', 'which'].includes(tokens[0]?.text ?? '')
}

/** What is only told wants nothing, whatever words of an order stand in it. */
function withoutWish(meant: Meant): Meant {
  const kind = kindOfSentence(meant.parts.sentence)
  return kind === 'statement' || kind === 'talk' ? { intent: 'chatter', parts: meant.parts } : meant
}

function followOf({ verdict, intent, parts }: Understood, { follows }: Reader, dialogue: Dialogue): Meant | undefined {
  const follow = verdict === 'clear' ? follows.get(intent ?? '') : undefined
  return follow && { intent: follow(parts, dialogue), parts }
}

/** A question that is read to its last word, in the language of what was spoken of before: “so what are my hours now”. */
function staysOn({ verdict, intent, readings: [best] }: Understood, reader: Reader, dialogue: Dialogue): boolean {
  const before = dialogue.asked?.intent
  if (verdict !== 'clear' || !best || !intent || before === undefined || reader.follows.has(intent)) return false
  const isSame = reader.languageOf(intent) === reader.languageOf(before)
  return isSame && best.unread.length === 0 && reader.kindOf(intent) === 'ask'
}

/** “See you tomorrow” looks like a wish to see a day, and every word of it is a farewell. */
function standsByItself({ verdict, readings: [best] }: Understood): boolean {
  return verdict === 'clear' && best?.template.alone === true
}

/** Each word is part of what is said: “see you later”, and not “the later one”. */
function saysNothingElse({ readings: [best], tokens }: Understood): boolean {
  return tokens.every((_, place) => best?.used.some(({ at, end }) => at <= place && place < end) === true)
}

/** From this learned score on, an intent without a template comes before what the words of a template fit. */
const surely = 0.9
/** From this learned score on, it comes before saying that nothing was understood. A refusal fits more than an answer does. */
const rather = { act: 0.5, ask: 0.5, talk: 0.6 }

function insteadOf(example: Meant | undefined): Pick<Meant, 'instead'> {
  return example ? { instead: example.intent } : {}
}

/** A question that answers none of ours. */
function onlyAsks(heard: Read, understood: Understood, { isQuestion }: Reader): boolean {
  const { intent, parts, answers, replaces } = meantBy(heard, understood)
  return answers === undefined && replaces === undefined && isQuestion(intent)?.(parts) === true
}

/** What is only answered may be read by what was learned alone. */
function byExample({ likely, parts }: Understood, reader: Reader, from?: number): Meant | undefined {
  if (!likely || !reader.byExample.has(likely.intent)) return undefined
  if (likely.score < (from ?? rather[reader.kindOf(likely.intent) ?? 'act'])) return undefined
  return { intent: likely.intent, parts: { ...emptyParts(parts.sentence), topics: parts.topics } }
}

function meantBy(
  { intent, wish, answers, replaces, tries, eachPart, earlier = [], others = [] }: HeardRead,
  understood: Understood,
): Meant {
  const { sentence, topics } = understood.parts
  const parts = { ...emptyParts(sentence), topics, wish }
  return {
    intent,
    parts,
    ...(answers && { answers }),
    ...(replaces !== undefined && { replaces }),
    ...(tries === true && { tries }),
    ...(eachPart === true && { eachPart }),
    ...(earlier.length > 0 && { earlier: earlier.map((other) => meantBy(other, understood)) }),
    ...(others.length > 0 && { others: others.map((other) => meantBy(other, understood)) }),
  }
}

/** An act that is denied, wondered about or not understood to its last word is not done. */
export function meantOf({ intent, verdict, parts, readings }: Understood): Meant {
  if (verdict === 'clear' && intent !== undefined) return { intent, parts }
  if (verdict === 'denied') return { intent: 'no', parts }
  if (verdict === 'wondered') return { intent: 'help', parts }
  const unread = verdict === 'unread' ? (readings[0]?.unread ?? []) : []
  const words = unread.map(({ from, to }) => parts.sentence.slice(from, to))
  return { intent: 'out-of-scope', parts, ...(words.length > 0 && { unread: words }) }
}

function placeOf({ now, context: { zone } }: Scene) {
  return { now, zone }
}

/** The actions that are registered come first, then what we understand ourselves. */
function command(understood: Understood, scene: Scene): Meant | undefined {
  const { sentence } = understood.parts
  const registered = registeredCommand(sentence, scene)
  const word = /^\s*\/(?!\d)([\w-]+)/.exec(sentence)?.[1]
  if (word === undefined) {
    const isAnswer = registered && !sentence.startsWith('/') && !givesUp(understood)
    return isAnswer ? commanded(registered) : undefined
  }
  if (registered?.text === '') return { intent: 'ask-command', parts: partsOf(word) }
  if (registered) return commanded(registered)
  if (understood.byCommand) return meantOf(understood)
  const key = sameAs[word.toLowerCase()] ?? word.toLowerCase()
  return key in later ? { intent: 'later', parts: partsOf(key) } : { intent: 'unknown-command', parts: partsOf(word) }
}

function givesUp({ intent, verdict }: Understood): boolean {
  return verdict === 'denied' || (verdict === 'clear' && intent === 'no')
}

type Registered = { command: Context['commands'][number]; text: string; answers?: OpenQuestion }

/** The command that a message begins with, or that the last question asked to complete. */
function registeredCommand(sentence: string, { context, dialogue }: Scene): Registered | undefined {
  const [whole = '', said] = /^\s*\/([\w-]+)\s*/.exec(sentence) ?? []
  const last = said === undefined ? asked(dialogue) : undefined
  const answers = last?.question === 'command' ? last : undefined
  const word = answers?.wish ?? said?.toLowerCase()
  const found = context.commands.find((each) => each.word === word)
  return found && { command: found, text: sentence.slice(whole.length).trim(), ...(answers && { answers }) }
}

function commanded({ command: { tool, field }, text, answers }: Registered): Meant {
  return { intent: 'command', parts: partsOf(text.trim()), command: { tool, field }, ...(answers && { answers }) }
}

function partsOf(text: string): Parts {
  return { ...emptyParts(text), text }
}

/** A question of ours is completed by the reply; a sentence that is clearly something else is taken as that. */
function answer(reply: Understood, { asks, follows }: Reader, dialogue: Dialogue): Meant | undefined {
  const answers = asked(dialogue)
  const ask = asks.get(answers?.question ?? '')
  if (!answers || !ask) return undefined
  const { intent } = meantOf(reply)
  if (intent === ask.intent && reply.parts.text !== undefined) return { intent, parts: reply.parts, answers }
  if (intent !== ask.intent && !follows.has(intent) && standsAlone(reply)) return undefined
  const completed = ask.complete(reply)
  return completed && { intent: answers.intent, parts: { ...reply.parts, ...completed }, answers }
}

/** The question that the last answer asked. */
function asked({ open }: Dialogue): OpenQuestion | undefined {
  return open.findLast(({ isLeft }) => isLeft !== true)
}

/** Two words may be a title that sounds like a wish: “Time plan”. */
function standsAlone(reply: Understood): boolean {
  if (givesUp(reply)) return true
  if (reply.isGuess || reply.verdict === 'unknown' || reply.verdict === 'unread') return false
  return reply.cost <= clear && reply.parts.sentence.trim().split(/\s+/).length > 2
}

/** A reading that costs more may as well be an answer. */
const clear = 1_000
