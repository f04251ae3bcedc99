import { z } from 'zod'
import { findingKinds } from '#foundation/contract/finding.ts'
import { findIn } from '#foundation/language/findings/find.ts'
import type { FindingSource } from '#foundation/language/findings/finding.ts'
import { saidIn } from '#foundation/language/text/transcript.ts'
import { type Binding, bindLanguage, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { findings, type FindingsWish, isSurelyFile, readCommand, readFindings } from '../../../../language/findings.ts'
import * as words from './wording.ts'

const wishShape = z.object({
  kinds: z.array(z.enum(findingKinds)),
  where: z.union([
    z.object({ in: z.enum(['chat', 'this']) }),
    z.object({ in: z.literal('text'), text: z.string() }),
    z.object({ in: z.literal('named'), name: z.string() }),
  ]),
})

/** What came along is meant; or what is named, pasted or was spoken of. */
const inText: Plan = (turn) => {
  const { parts, context, texts, dialogue } = turn
  const read = wishShape.safeParse(parts.wish)
  const { kinds, where } = read.success ? read.data : readCommand(parts.text ?? '')
  const attached = idsOf(turn, context.attached ?? [])
  if (attached.length > 0) return texts?.findIn(turn, attached, kinds)
  if (where.in === 'chat') return inChat(turn, kinds)
  if (where.in === 'text') return told(turn, saidIn(where.text), kinds) ?? say(words.nothing(kinds))
  if (where.in === 'named')
    return texts?.findInNamed(turn, where.name, kinds) ?? say(words.noneCalled(where.name), { isNothing: true })
  const shown = idsOf(turn, dialogue.shown)
  return shown.length > 0 && texts ? texts.findIn(turn, shown, kinds) : say(words.whichText)
}

/** The command alone is about what came along, or about this chat. */
const alone: Plan = (turn) => {
  const attached = idsOf(turn, turn.context.attached ?? [])
  return attached.length > 0 ? turn.texts?.findIn(turn, attached, findingKinds) : inChat(turn, [...findingKinds])
}

function inChat(turn: Turn, kinds: FindingsWish['kinds']): Move {
  const said = turn.before.flatMap(({ role, text }) => (role === 'user' && !text.startsWith('/') ? [{ text }] : []))
  return told(turn, said, kinds) ?? say(words.nothingInChat(kinds))
}

/** “Friday” counts from the day of the text, or else from today. */
function told(
  { today, context }: Turn,
  sources: readonly FindingSource[],
  kinds: FindingsWish['kinds'],
): Move | undefined {
  const found = findIn(sources, { day: today.toString() }).filter(({ kind }) => kinds.includes(kind))
  return found.length === 0 ? undefined : say(words.found(found, context.format))
}

function idsOf({ texts }: Turn, things: readonly { kind: string; id: string }[]): string[] {
  return things.flatMap(({ kind, id }) => (kind === texts?.kind ? [id] : []))
}

const reads: NonNullable<Binding['reads']> = (sentence) => {
  const wish = readFindings(sentence)
  if (!wish) return undefined
  const isCertain = wish.where.in !== 'named' || isSurelyFile(wish.where.name)
  return { intent: 'find-in-text', wish, sure: isCertain, tries: !isCertain }
}

export const findingsLanguage = bindLanguage(findings, {
  reads,
  handsOver: ['find-in-text', 'find-in-chat'],
  plans: { 'find-in-text': inText, 'find-in-chat': alone },
})
