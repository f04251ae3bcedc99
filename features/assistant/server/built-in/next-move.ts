import type { Dialogue } from '#foundation/language/dialogue.ts'
import { withoutCeremony } from '#foundation/language/english/ceremony.ts'
import { topicFirst } from '#foundation/language/english/topic-first.ts'
import { withoutUntouched } from '#foundation/language/english/untouched.ts'
import { momentIn } from '#foundation/language/wording/moments.ts'
import type { Move, Turn } from '#foundation/server/language.ts'
import { attachedWords } from '../../rules/attached.ts'
import { type First, firstIn, lookFirst } from './looking-first.ts'
import type { Context } from './context.ts'
import { dialogueAfter, dialogueWith } from './dialogue.ts'
import { askedAtMostTwice } from './asked-again.ts'
import { isButton } from './button.ts'
import { type Answered, answerTo } from './one-wish.ts'
import type { Asked } from './prompt.ts'
import { offeredBy, type Reader } from './reader.ts'
import type { Meant, Scene } from './resolve.ts'
import { saidPlainly } from './rewritten.ts'
import { wishesOf } from './retold-clauses.ts'
import { isWish } from './several-wishes.ts'

/** What the answer to a message goes on with: calls of tools, or its words. */
export function nextMove(asked: Asked, reader: Reader, context: Context, offers: (tool: string) => boolean): Move {
  const here = momentIn(context.now, context.zone)
  const scene = { context, today: here.toPlainDate(), now: here.toPlainDateTime(), before: context.before }
  const bare = withoutCeremony(asked.sentence)
  const said = isButton(bare) ? bare : topicFirst(bare)
  const sentence = withoutUntouched(saidPlainly(said, context.dialogue, reader.plainly))
  return moveFor({ ...asked, sentence }, { reader, context, offers, scene })
}

type Desk = {
  reader: Reader
  context: Context
  offers: (tool: string) => boolean
  scene: Omit<Scene, 'dialogue'>
}

function moveFor(asked: Asked, desk: Desk): Move {
  const { reader, context, scene } = desk
  const first = firstIn(asked.sentence, reader, { ...scene, dialogue: context.dialogue })
  return first ? moveAfter(first, asked, desk) : wishesDone(asked, desk)
}

/** Looks up what the message depends on, then carries out what follows from it. The answer says both. */
function moveAfter(first: First, asked: Asked, { reader, context, offers, scene }: Desk): Move {
  const { dialogue, keep, hear } = context
  hear?.(true)
  const about = { context, today: scene.today, before: scene.before, dialogue, offers, ...offeredBy(reader) }
  const looked = lookFirst(first, { ...about, results: asked.results })
  if ('move' in looked) {
    keep?.(dialogue, asked.results.length)
    return looked.move
  }
  const { found, spent } = looked
  const spoken = { ...dialogue, ...(found.shows.length > 0 && { shown: [...found.shows] }) }
  if (found.wanted === undefined) {
    keep?.(spoken, asked.results.length)
    return { kind: 'say', text: `${found.fact}\n\n${leftAsItIs}` }
  }
  const rest = { ...asked, sentence: found.wanted, results: asked.results.slice(spent) }
  const keptWith = keep && { keep: (left: Dialogue, used: number) => keep(left, used + spent) }
  const move = moveFor(rest, { reader, context: { ...context, dialogue: spoken, ...keptWith }, offers, scene })
  return move.kind === 'say' ? { ...move, text: `${found.fact}\n\n${move.text}`.trim() } : move
}

const leftAsItIs = 'So I left everything as it is.'

function wishesDone(asked: Asked, desk: Desk): Move {
  const { reader, context, scene } = desk
  const wishes = wishesOf(asked.sentence, reader, { ...scene, dialogue: context.dialogue })
  const told: Told[] = []
  let isOrdered = false
  let [dialogue, results] = [context.dialogue, asked.results]
  for (const [at, sentence] of wishes.entries()) {
    const { spent, ...read } = answerTo(sentence, { dialogue, results, isLast: at === wishes.length - 1 }, desk)
    const answered = askedAtMostTwice(read, dialogue)
    isOrdered ||= isOrder(answered.meant, reader)
    context.hear?.(isOrdered)
    if (answered.meant.replaces !== undefined && answered.move.kind === 'call')
      context.supersede?.(answered.meant.replaces)
    dialogue = leftBy(answered, results.slice(0, spent), dialogue)
    results = results.slice(spent)
    if (answered.move.kind === 'call') {
      context.keep?.(dialogue, asked.results.length)
      return answered.move
    }
    told.push({ move: answered.move, dialogue, isWish: isWish(answered.meant, reader) })
  }
  context.keep?.(withQuestions(dialogue, told), asked.results.length)
  return withAttached(inOne(told), context, asked.results)
}

type Told = { move: Extract<Move, { kind: 'say' }>; dialogue: Dialogue; isWish: boolean }

/** The words for all wishes, in their order, but for a question of ours, which comes last. What was only told is let be. */
function inOne(told: readonly Told[]): Told['move'] {
  const wished = told.length > 1 ? told.filter((one) => one.isWish) : told
  const [only] = wished
  if (only && wished.length === 1) return only.move
  const moves = wished.map(({ move }) => move).toSorted((one, other) => Number(asks(one)) - Number(asks(other)))
  const isAboutAttached = moves.some(({ leaves }) => leaves?.isAboutAttached === true)
  return {
    kind: 'say',
    text: [...new Set(moves.map(({ text }) => text))].join('\n\n'),
    leaves: isAboutAttached ? { isAboutAttached } : {},
  }
}

function asks({ leaves }: Told['move']): boolean {
  return leaves?.asks !== undefined
}

/** A question that was asked for one wish stands last, so that the next message answers it and not what was done since. */
function withQuestions(dialogue: Dialogue, told: readonly Told[]): Dialogue {
  const asking = told.findLast(({ move }) => asks(move))?.dialogue
  const question = asking?.open.at(-1)
  if (told.length === 1 || !asking || !question) return dialogue
  const others = dialogue.open.filter((one) => one.question !== question.question || one.intent !== question.intent)
  const { did } = dialogue
  return {
    ...dialogue,
    open: [...others, question],
    offers: asking.offers,
    ...(asking.asked && { asked: asking.asked }),
    ...(did && { did: { ...did, isPast: true } }),
  }
}

/** What came along is kept, whatever was said beside it, unless something could not be done: it may be gone. */
function withAttached(move: Told['move'], { attached = [] }: Context, results: Asked['results']): Move {
  const isRefused = results.some(({ result }) => result.kind === 'refused')
  if (attached.length === 0 || move.leaves?.isAboutAttached || isRefused) return move
  return { ...move, text: `${attachedWords(attached.length)}\n\n${move.text}` }
}

function leftBy({ meant, move, isTalk, givesUp }: Answered, results: Turn['results'], before: Dialogue): Dialogue {
  const { intent, parts, answers } = meant
  const { wish } = parts
  const frame = { intent, ...(wish !== undefined && { wish }) }
  const heard = { frame, answers, isTalk, givesUp: givesUp === true || intent === 'no' }
  const leaves = move.kind === 'say' ? (move.leaves ?? {}) : {}
  const after = results.reduce(dialogueWith, dialogueAfter(before, heard, leaves))
  // A deed may be about something that is still spoken of, such as the mail that a draft answers.
  const beside = (leaves.shows ?? []).filter(({ id }) => !after.shown.some((thing) => thing.id === id))
  return beside.length > 0 ? { ...after, shown: [...after.shown, ...beside] } : after
}

/** An answer to anything but small talk or a question says what was changed, also where nothing was. */
function isOrder({ intent, parts, command }: Meant, { kindOf, isQuestion }: Reader): boolean {
  if (command) return true
  return (kindOf(intent) ?? 'act') === 'act' && isQuestion(intent)?.(parts) !== true
}
