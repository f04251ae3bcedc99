import type { Context } from './context.ts'
import { clipped, isLong, textToSumUp } from './long-message.ts'
import type { Ask, Read, Said } from './skills/skill.ts'
import { skills } from './skills/skills.ts'
import { commandNeeds, later, sameAs } from './skills/talk/wording.ts'
import { createUnderstanding, nothing, type Parts, type Understood } from './understanding/understand.ts'

/** What somebody wants; `command` names an action that another feature gave a word. */
export type Meant = Pick<Understood, 'intent' | 'parts'> & { command?: { tool: string; field: string } }

type Scene = { context: Pick<Context, 'commands' | 'zone'>; now: Temporal.PlainDateTime; today: Temporal.PlainDate }

export const understand = createUnderstanding(skills.map(({ grammar }) => grammar))
const asks: readonly Ask[] = skills.flatMap((skill) => skill.asks ?? [])

/** As far back as a follow-up of a follow-up may reach. */
const mostBack = 4

/** Reads a sentence as an answer, as a follow-up or on its own, given the messages before it. */
export function resolve(sentence: string, before: readonly Said[], scene: Scene): Meant {
  return isLong(sentence)
    ? resolveLong(sentence, clipped(before), scene)
    : resolveShort(sentence, clipped(before), scene, mostBack)
}

/** A long message is text to keep or to sum up; no order is searched for in it. */
function resolveLong(sentence: string, before: readonly Said[], { context, today }: Scene): Meant {
  const registered = registeredCommand(sentence, before, context)
  if (registered) return commanded(registered.command, registered.text)
  const wasAsked = openQuestion(before)?.intent === 'summarise-text'
  const text = wasAsked ? sentence.trim() : textToSumUp(sentence, understand, today)
  return text === undefined
    ? { intent: 'too-long', parts: partsOf(sentence) }
    : { intent: 'summarise-text', parts: partsOf(text) }
}

function resolveShort(sentence: string, before: readonly Said[], scene: Scene, back: number): Meant {
  const heard = read(sentence, before, scene)
  const direct = heard?.sure && isButton(sentence) ? undefined : (button(sentence) ?? command(sentence, before, scene))
  if (direct) return direct
  const understood = understand(sentence, scene.today)
  const answered = answer(understood, before, scene, back)
  if (answered) return answered
  if (heard && (heard.sure || vague.has(understood.intent))) return meantBy(heard, understood)
  return understood.intent === 'follow-up' ? follow(understood, before, scene, back) : understood
}

/** A skill’s own reading of the sentence; one that is sure comes first. */
function read(sentence: string, before: readonly Said[], { now, context }: Scene): Read | undefined {
  const all = skills.flatMap((skill) => skill.reads?.(sentence, { now, zone: context.zone, before }) ?? [])
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
function command(sentence: string, before: readonly Said[], { context, today }: Scene): Meant | undefined {
  const registered = registeredCommand(sentence, before, context)
  const word = /^\s*\/([\w-]+)/.exec(sentence)?.[1]
  if (word === undefined) {
    const isAnswer = registered && !sentence.startsWith('/') && understand(sentence, today).intent !== 'no'
    return isAnswer ? commanded(registered.command, registered.text) : undefined
  }
  if (registered?.text === '') return { intent: 'ask-command', parts: partsOf(word) }
  if (registered) return commanded(registered.command, registered.text)
  const key = sameAs[word.toLowerCase()] ?? word.toLowerCase()
  if (key in later) return { intent: 'later', parts: partsOf(key) }
  const known = understand(sentence, today)
  return known.score === 1 && known.intent !== 'out-of-scope'
    ? known
    : { intent: 'unknown-command', parts: partsOf(word) }
}

/** The command that a message begins with, or that the last answer asked to complete. */
function registeredCommand(sentence: string, before: readonly Said[], { commands }: Scene['context']) {
  const [whole = '', word] = /^\s*\/([\w-]+)\s*/.exec(sentence) ?? []
  const found =
    word === undefined
      ? commands.find((each) => lastOf(before, 'assistant')?.startsWith(commandNeeds(each.word)))
      : commands.find((each) => each.word === word.toLowerCase())
  return found && { command: found, text: sentence.slice(whole.length).trim() }
}

function commanded({ tool, field }: Context['commands'][number], text: string): Meant {
  return { intent: 'command', parts: partsOf(text.trim()), command: { tool, field } }
}

function partsOf(text: string): Parts {
  return { ...nothing, sentence: text, text }
}

/** A question of ours is recognised by its own words; a sentence that is clearly something else is taken as that. */
function answer(reply: Understood, before: readonly Said[], scene: Scene, back: number): Meant | undefined {
  const ask = openQuestion(before)
  if (!ask || back === 0) return undefined
  if (reply.intent === ask.intent && reply.parts.text !== undefined) return reply
  if (reply.intent !== ask.intent && standsAlone(reply)) return undefined
  const completed = ask.complete(reply)
  return completed && { intent: askedFor(ask, before, scene), parts: { ...reply.parts, ...completed } }
}

function openQuestion(before: readonly Said[]): Ask | undefined {
  const last = before.at(-1)
  return last?.role === 'assistant' ? asks.find(({ question }) => last.text.startsWith(question)) : undefined
}

/** Two words may be a title that sounds like a wish: “Time plan”. */
function standsAlone({ intent, score, parts }: Understood): boolean {
  if (intent === 'no') return true
  if (intent === 'out-of-scope' || intent === 'follow-up') return false
  return score >= clear && parts.sentence.trim().split(/\s+/).length > 2
}

const clear = 0.9

function askedFor(ask: Ask, before: readonly Said[], { today }: Scene): string {
  const asked = lastOf(before, 'user')
  const intent = asked === undefined ? ask.intent : understand(asked, today).intent
  return asks.some((each) => each.question === ask.question && each.intent === intent) ? intent : ask.intent
}

/** “And in New York?” asks the same of another place, “and in 20 days?” of another day. */
function follow(reply: Understood, before: readonly Said[], scene: Scene, back: number): Meant {
  const at = before.findLastIndex(({ role }) => role === 'user')
  const earlier =
    at === -1 || back === 0 ? undefined : resolveShort(before[at]?.text ?? '', before.slice(0, at), scene, back - 1)
  const ofPlaces = reply.parts.places.length > 0 || reply.parts.elsewhere !== undefined
  const same = earlier && (ofPlaces ? placed : dated).includes(earlier.intent) ? earlier.intent : undefined
  if (ofPlaces) return { intent: same ?? 'time-in-place', parts: reply.parts }
  const kind = reply.parts.dates[0]?.kind === 'calendar' ? 'weekday-of-date' : 'date-relative'
  return { intent: same === 'days-until' ? same : kind, parts: reply.parts }
}

const placed = ['time-in-place', 'zone-difference', 'change-zone']
const dated = ['days-until', 'date-relative', 'weekday-of-date']

function lastOf(before: readonly Said[], role: Said['role']): string | undefined {
  return before.findLast((said) => said.role === role)?.text
}
