import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { Context } from './context.ts'
import { clipped, isLong, textToSumUp } from './long-message.ts'
import type { Ask, Read, Said } from './skills/skill.ts'
import { skills } from './skills/skills.ts'
import { later, sameAs } from './skills/talk/wording.ts'
import { createUnderstanding, nothing, type Parts, type Understood } from './understanding/understand.ts'

/** What somebody wants; `command` names an action that another feature gave a word. */
export type Meant = Pick<Understood, 'intent' | 'parts'> & {
  command?: { tool: string; field: string }
  /** The question of ours that it answers. */
  answers?: OpenQuestion
}

type Scene = {
  context: Pick<Context, 'commands' | 'zone'>
  now: Temporal.PlainDateTime
  today: Temporal.PlainDate
  before: readonly Said[]
  dialogue: Dialogue
}

export const understand = createUnderstanding(skills.map(({ grammar }) => grammar))
const asks: readonly Ask[] = skills.flatMap((skill) => skill.asks ?? [])

/** Reads a sentence as an answer, as a follow-up or on its own, given the dialogue before it. */
export function resolve(sentence: string, scene: Scene): Meant {
  const short = { ...scene, before: clipped(scene.before) }
  return isLong(sentence) ? resolveLong(sentence, short) : resolveShort(sentence, short)
}

/** A long message is text to keep or to sum up; no order is searched for in it. */
function resolveLong(sentence: string, scene: Scene): Meant {
  const { today, dialogue } = scene
  const registered = registeredCommand(sentence, scene)
  if (registered) return commanded(registered)
  const wasAsked = dialogue.open.at(-1)?.intent === 'summarise-text'
  const text = wasAsked ? sentence.trim() : textToSumUp(sentence, understand, today)
  return text === undefined
    ? { intent: 'too-long', parts: partsOf(sentence) }
    : { intent: 'summarise-text', parts: partsOf(text) }
}

function resolveShort(sentence: string, scene: Scene): Meant {
  const heard = read(sentence, scene)
  const direct = heard?.sure && isButton(sentence) ? undefined : (button(sentence) ?? command(sentence, scene))
  if (direct) return direct
  const understood = understand(sentence, scene.today)
  const answered = answer(understood, scene.dialogue)
  if (answered) return answered
  if (heard && (heard.sure || vague.has(understood.intent))) return meantBy(heard, understood)
  return understood.intent === 'follow-up' ? follow(understood, scene.dialogue) : understood
}

/** A skill’s own reading of the sentence; one that is sure comes first. */
function read(sentence: string, { now, context: { zone }, before, dialogue }: Scene): Read | undefined {
  const all = skills.flatMap((skill) => skill.reads?.(sentence, { now, zone, before, dialogue }) ?? [])
  return all.find(({ sure }) => sure) ?? all[0]
}

function meantBy({ intent, wish }: Read, { parts: { sentence, topics } }: Understood): Meant {
  return { intent, parts: { ...nothing, sentence, topics, text: undefined, wish } }
}

const vague = new Set(['out-of-scope', 'follow-up', 'unknown-command'])

function isButton(sentence: string): boolean {
  return /^(?:Initiated: |\/)/.test(sentence.trim())
}

/** What quick actions send. */
function button(sentence: string): Meant | undefined {
  const key = /^Initiated: (\w+)$/.exec(sentence.trim())?.[1]
  if (key === undefined) return undefined
  if (key === 'search') return { intent: 'search-chats', parts: { ...nothing, sentence, text: undefined } }
  return key in later ? { intent: 'later', parts: { ...nothing, sentence, text: key } } : undefined
}

/** The actions that are registered come first, then what we understand ourselves. */
function command(sentence: string, scene: Scene): Meant | undefined {
  const { today } = scene
  const registered = registeredCommand(sentence, scene)
  const word = /^\s*\/([\w-]+)/.exec(sentence)?.[1]
  if (word === undefined) {
    const isAnswer = registered && !sentence.startsWith('/') && understand(sentence, today).intent !== 'no'
    return isAnswer ? commanded(registered) : undefined
  }
  if (registered?.text === '') return { intent: 'ask-command', parts: partsOf(word) }
  if (registered) return commanded(registered)
  const key = sameAs[word.toLowerCase()] ?? word.toLowerCase()
  if (key in later) return { intent: 'later', parts: partsOf(key) }
  const known = understand(sentence, today)
  return known.score === 1 && known.intent !== 'out-of-scope'
    ? known
    : { intent: 'unknown-command', parts: partsOf(word) }
}

type Registered = { command: Context['commands'][number]; text: string; answers?: OpenQuestion }

/** The command that a message begins with, or that the last question asked to complete. */
function registeredCommand(sentence: string, { context, dialogue }: Scene): Registered | undefined {
  const [whole = '', said] = /^\s*\/([\w-]+)\s*/.exec(sentence) ?? []
  const last = dialogue.open.at(-1)
  const answers = said === undefined && last?.question === 'command' ? last : undefined
  const word = answers?.wish ?? said?.toLowerCase()
  const found = context.commands.find((each) => each.word === word)
  return found && { command: found, text: sentence.slice(whole.length).trim(), ...(answers && { answers }) }
}

function commanded({ command: { tool, field }, text, answers }: Registered): Meant {
  return { intent: 'command', parts: partsOf(text.trim()), command: { tool, field }, ...(answers && { answers }) }
}

function partsOf(text: string): Parts {
  return { ...nothing, sentence: text, text }
}

/** A question of ours is completed by the reply; a sentence that is clearly something else is taken as that. */
function answer(reply: Understood, { open }: Dialogue): Meant | undefined {
  const answers = open.at(-1)
  const ask = asks.find(({ question }) => question === answers?.question)
  if (!answers || !ask) return undefined
  if (reply.intent === ask.intent && reply.parts.text !== undefined) return { ...reply, answers }
  if (reply.intent !== ask.intent && standsAlone(reply)) return undefined
  const completed = ask.complete(reply)
  return completed && { intent: answers.intent, parts: { ...reply.parts, ...completed }, answers }
}

/** Two words may be a title that sounds like a wish: “Time plan”. */
function standsAlone({ intent, score, parts }: Understood): boolean {
  if (intent === 'no') return true
  if (intent === 'out-of-scope' || intent === 'follow-up') return false
  return score >= clear && parts.sentence.trim().split(/\s+/).length > 2
}

const clear = 0.9

/** “And in New York?” asks the same of another place, “and in 20 days?” of another day. */
function follow({ parts }: Understood, { asked }: Dialogue): Meant {
  const ofPlaces = parts.places.length > 0 || parts.elsewhere !== undefined
  const same = asked && (ofPlaces ? placed : dated).includes(asked.intent) ? asked.intent : undefined
  if (ofPlaces) return { intent: same ?? 'time-in-place', parts }
  const kind = parts.dates[0]?.kind === 'calendar' ? 'weekday-of-date' : 'date-relative'
  return { intent: same === 'days-until' ? same : kind, parts }
}

const placed = ['time-in-place', 'zone-difference', 'change-zone']
const dated = ['days-until', 'date-relative', 'weekday-of-date']
