import type { Context } from './context.ts'
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

/** The sentence in the light of what was said before: as an answer, a follow-up, or as it is. */
export function resolve(sentence: string, before: readonly Said[], scene: Scene, back = mostBack): Meant {
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
  const open = context.commands.find(({ word }) => lastOf(before, 'assistant')?.startsWith(commandNeeds(word)))
  if (open && !sentence.startsWith('/') && understand(sentence, today).intent !== 'no') return commanded(open, sentence)
  const [whole, word = ''] = /^\s*\/([\w-]+)\s*/.exec(sentence) ?? []
  if (whole === undefined) return undefined
  const text = sentence.slice(whole.length).trim()
  const registered = context.commands.find((each) => each.word === word.toLowerCase())
  if (registered) return text === '' ? { intent: 'ask-command', parts: partsOf(word) } : commanded(registered, text)
  const key = sameAs[word.toLowerCase()] ?? word.toLowerCase()
  if (key in later) return { intent: 'later', parts: partsOf(key) }
  const known = understand(sentence, today)
  return known.score === 1 && known.intent !== 'out-of-scope'
    ? known
    : { intent: 'unknown-command', parts: partsOf(word) }
}

function commanded({ tool, field }: Context['commands'][number], text: string): Meant {
  return { intent: 'command', parts: partsOf(text.trim()), command: { tool, field } }
}

function partsOf(text: string): Parts {
  return { ...nothing, sentence: text, text }
}

/** A question of ours is recognised by its own words; a sentence that is clearly something else is taken as that. */
function answer(reply: Understood, before: readonly Said[], scene: Scene, back: number): Meant | undefined {
  const last = before.at(-1)
  const ask = last?.role === 'assistant' ? asks.find(({ question }) => last.text.startsWith(question)) : undefined
  if (!ask || back === 0) return undefined
  if (reply.intent === ask.intent && reply.parts.text !== undefined) return reply
  if (reply.intent !== ask.intent && standsAlone(reply)) return undefined
  const completed = ask.complete(reply)
  return completed && { intent: askedFor(ask, before, scene), parts: { ...reply.parts, ...completed } }
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
    at === -1 || back === 0 ? undefined : resolve(before[at]?.text ?? '', before.slice(0, at), scene, back - 1)
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
