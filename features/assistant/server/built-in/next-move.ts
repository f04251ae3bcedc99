import type { Dialogue } from '#foundation/language/dialogue.ts'
import { lookAtCard } from '../../rules/closing.ts'
import type { Context } from './context.ts'
import { dialogueAfter, dialogueWith } from './dialogue.ts'
import type { Asked } from './prompt.ts'
import { type Meant, resolve } from './resolve.ts'
import { momentIn } from './skills/moments.ts'
import { call, type Move, type Plan, say, type Turn } from './skills/skill.ts'
import { skills } from './skills/skills.ts'
import { talk } from './skills/talk/plan.ts'
import { cannot, commandNeeds } from './skills/talk/wording.ts'

const plans = new Map<string, Plan>(skills.flatMap((skill) => Object.entries(skill.plans)))
const remarks = new Map(skills.flatMap((skill) => Object.entries(skill.remarks ?? {})))
const doings = new Map<string, string>(skills.flatMap((skill) => Object.entries(skill.doings ?? {})))

/** What the answer to a message goes on with: calls of tools, or its words. */
export function nextMove(asked: Asked, context: Context, offers: (tool: string) => boolean): Move {
  const { before, dialogue } = context
  const { results } = asked
  const here = momentIn(context.now, context.zone)
  const today = here.toPlainDate()
  const meant = resolve(asked.sentence, { context, today, now: here.toPlainDateTime(), before, dialogue })
  context.hear?.(isOrder(meant))
  const move = moveFor(meant, { parts: meant.parts, context, today, before, dialogue, results, offers })
  context.keep?.(leftBy(meant, move, asked.results, dialogue))
  return move
}

function moveFor(meant: Meant, turn: Turn): Move {
  const { results, offers } = turn
  const settled = settledBy(results)
  if (settled === undefined) return possible(planned(meant, turn), offers)
  const remark = isDone(results) ? remarks.get(meant.intent)?.(turn) : undefined
  return say(remark === undefined || settled.includes('At the same time') ? settled : `${settled}\n\n${remark}`)
}

function leftBy(meant: Meant, move: Move, results: Turn['results'], before: Dialogue): Dialogue {
  const { intent, parts, answers } = meant
  const { wish } = parts
  const frame = { intent, ...(wish !== undefined && { wish }) }
  const heard = { frame, answers, isTalk: intent in talk.plans, givesUp: intent === 'no' }
  const after = dialogueAfter(before, heard, move.kind === 'say' ? (move.leaves ?? {}) : {})
  return results.reduce((so, { result }) => dialogueWith(so, result), after)
}

/** An answer to anything but small talk or a question says what was changed, also where nothing was. */
function isOrder({ intent, parts, command }: Meant): boolean {
  if (command) return true
  const asking = skills.find(({ plans: known }) => intent in known)?.asking ?? []
  return typeof asking === 'function' ? !asking(parts) : !asking.includes(intent)
}

function isDone(results: Turn['results']): boolean {
  return results.findLast(({ result }) => result.kind !== 'answer')?.result.kind === 'done'
}

/** What was done, waits or was refused is said in the words of the house, and ends the answer. */
function settledBy(results: Turn['results']): string | undefined {
  const last = results.findLast(({ result }) => result.kind !== 'answer')?.result
  if (!last || last.kind === 'answer') return undefined
  return last.kind === 'waits' ? lookAtCard : last.sentence
}

function planned({ intent, parts, command }: Meant, turn: Turn): Move {
  if (command) return call(command.tool, { [command.field]: parts.text })
  if (intent === 'ask-command') {
    const word = parts.text ?? ''
    return say(commandNeeds(word), { asks: { question: 'command', wish: word } })
  }
  return plans.get(intent)?.(turn) ?? say(cannot([]))
}

function possible(move: Move, offers: (tool: string) => boolean): Move {
  if (move.kind === 'say') return move
  const missing = move.calls.find(({ tool }) => !offers(tool))
  return missing ? say(`${doings.get(missing.tool) ?? 'That'} is not possible here now.`) : move
}
