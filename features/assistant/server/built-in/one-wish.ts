import { lookAtCard } from '#features/chat/contract.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Context } from './context.ts'
import type { Asked } from './prompt.ts'
import { offeredBy, type Reader } from './reader.ts'
import { isReversal } from './dialogue.ts'
import { type Meant, resolve, type Scene } from './resolve.ts'
import { lastResort } from './skills/talk/last-resort.ts'
import { whetherMeant } from './retold.ts'
import { commandNeeds, isThatMeant, notUnderstood } from './skills/talk/wording.ts'

/** `givesUp`: the open question is dropped. */
export type Answered = { meant: Meant; move: Move; isTalk: boolean; givesUp?: boolean }

type Desk = {
  reader: Reader
  context: Context
  offers: Turn['offers']
  scene: Omit<Scene, 'dialogue' | 'context'>
}
type Progress = { dialogue: Dialogue; results: Asked['results']; isLast: boolean }

/** `spent`: how many of the results belong to this wish; those of the next one follow. */
export function answerTo(
  sentence: string,
  { dialogue, results, isLast }: Progress,
  desk: Desk,
): Answered & { spent: number } {
  const { reader, context, offers, scene } = desk
  const read = resolve(sentence, reader, { ...scene, context, dialogue })
  const { today, before } = scene
  const answerWith = (spent: number): Answered => {
    const about = { context, today, before, dialogue, offers, ...offeredBy(reader) }
    const { meant, turn, move } = chosenFrom(read, { ...about, results: results.slice(0, spent) }, reader)
    const wish = reader.cameTo(meant.intent)?.(turn) ?? meant.parts.wish
    const isTalk = reader.kindOf(meant.intent) === 'talk'
    return { meant: { ...meant, parts: { ...meant.parts, wish } }, move, isTalk }
  }
  let spent = isLast ? results.length : 0
  let answered = answerWith(spent)
  while (answered.move.kind === 'call' && spent + answered.move.calls.length <= results.length) {
    spent += answered.move.calls.length
    answered = answerWith(spent)
  }
  return { ...answered, spent }
}

type Chosen = { meant: Meant; turn: Turn; move: Move }

/** Where nothing is called so, another feature that read the message as its own may have what was meant. */
function chosenFrom(read: Meant, about: Omit<Turn, 'parts'>, reader: Reader): Chosen {
  const all = [...(read.earlier ?? []), read, ...(read.others ?? [])]
  let [from, own] = [0, 0]
  for (const meant of all) {
    if (meant === read) own = from
    const spent =
      all.length > 1
        ? spentInVain(meant, about, { reader, from, gives: meant !== read && isSurelyMeant(read, reader) })
        : undefined
    const turn = { ...about, parts: meant.parts, results: about.results.slice(from) }
    if (spent === undefined) return { meant, turn, move: moveFor(meant, turn, reader) }
    from = spent
  }
  // What was looked up for another reading answers nothing of this one.
  const turn = { ...about, parts: read.parts, results: about.results.slice(own) }
  return { meant: read, turn, move: moveFor(read, turn, reader) }
}

/** No doubt was left, or what was learned agrees. */
function isSurelyMeant({ sure, parts, intent }: Meant, reader: Reader): boolean {
  return sure === true || reader.agrees(parts.sentence, intent)
}

/** After how many answers a reading says that nothing is called so; `undefined` where it does not say it. `gives`: it leaves the word to a surer one. */
function spentInVain(
  meant: Meant,
  about: Omit<Turn, 'parts'>,
  { reader, from, gives }: { reader: Reader; from: number; gives: boolean },
): number | undefined {
  const answers = about.results.filter(({ result }) => result.kind === 'answer').length
  for (let until = from; until <= answers; until += 1) {
    const turn = { ...about, parts: meant.parts, results: about.results.slice(from, until) }
    const move = reader.plans.get(meant.intent)?.(turn)
    if (move === undefined || isInVain(move, about.offers, gives)) return until
    if (move.kind === 'say') return undefined
  }
  return undefined
}

/** Nothing is called so, or what would have to be looked at is not here. */
function isInVain(move: Move, offers: Turn['offers'], gives: boolean): boolean {
  if (move.kind === 'call') return move.calls.some(({ tool }) => !offers(tool))
  const nothing = move.leaves?.isNothing
  return nothing === true || (nothing === 'ifSurer' && gives)
}

function moveFor(meant: Meant, turn: Turn, reader: Reader): Move {
  const { results, offers } = turn
  const settled = settledBy(results)
  if (settled === undefined) return possible(planned(meant, turn, reader), offers, reader)
  const next = behindReversal(meant, turn, reader)
  if (next?.kind === 'call') return possible(next, offers, reader)
  if (next) return { ...next, text: `${settled}\n\n${next.text}` }
  const last = results.findLast(({ result }) => result.kind !== 'answer')?.result.kind
  const caveat = last === 'done' || last === 'waits' ? reader.caveats.get(meant.intent)?.(turn) : undefined
  const remark = caveat ?? (last === 'done' ? reader.remarks.get(meant.intent)?.(turn) : undefined)
  const shows = last === 'waits' || last === 'done' ? (reader.speaksOf(meant.intent)?.(turn) ?? []) : []
  const text = remark === undefined || settled.includes('At the same time') ? settled : `${settled}\n\n${remark}`
  return say(text, shows.length > 0 ? { shows } : {})
}

/** “Not that one, the other”: what was done is taken back first, and then the wish goes on. */
function behindReversal(meant: Meant, turn: Turn, reader: Reader): Move | undefined {
  const last = turn.results.findLast(({ result }) => result.kind !== 'answer')
  if (!last || last.result.kind !== 'done' || !isReversal(last.tool)) return undefined
  const next = planned(meant, turn, reader)
  if (next.kind === 'say') return next.leaves?.asks === undefined ? undefined : next
  return next.calls.some(({ tool }) => isReversal(tool)) ? undefined : next
}

/** What was done, waits or was refused is said in the words of the house, and ends the answer. */
function settledBy(results: Turn['results']): string | undefined {
  const sentences = results.flatMap(({ result }) => {
    if (result.kind === 'answer') return []
    return result.kind === 'waits' ? lookAtCard : result.sentence
  })
  return sentences.length === 0 ? undefined : [...new Set(sentences)].join('\n\n')
}

function planned({ intent, parts, command, unread, instead, tries }: Meant, turn: Turn, { plans }: Reader): Move {
  if (command) return call(command.tool, { [command.field]: parts.text })
  if (intent === 'ask-command') {
    const word = parts.text ?? ''
    return say(commandNeeds(word), { asks: { question: 'command', wish: word } })
  }
  if (intent === whetherMeant) {
    const wish = parts.wish as { order: string; title: string }
    return say(isThatMeant(wish), { asks: { question: whetherMeant, wish } })
  }
  if (unread && unread.length > 0) return say(notUnderstood(unread))
  const move = plans.get(intent)?.(turn)
  if (move && !(tries === true && isInVain(move, turn.offers, false))) return move
  return plans.get(instead ?? '')?.(turn) ?? lastResort(turn)
}

function possible(move: Move, offers: Turn['offers'], { doings }: Reader): Move {
  if (move.kind === 'say') return move
  const missing = move.calls.find(({ tool }) => !offers(tool))
  return missing ? say(`${doings.get(missing.tool) ?? 'That'} is not possible here now.`) : move
}
