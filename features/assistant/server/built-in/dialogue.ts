import type { Dialogue, Frame, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import type { Leaves } from '#foundation/server/language.ts'

/** Older questions are given up. */
const mostOpen = 3

/** One message as it was read: small talk leaves the dialogue as it was. */
export type Heard = {
  frame: Frame
  isTalk: boolean
  /** The question that it answers. */
  answers?: OpenQuestion | undefined
  /** Whether it gives up what was asked last. */
  givesUp: boolean
}

/** What is known once a message was answered with these leavings. */
export function dialogueAfter(before: Dialogue, heard: Heard, { asks, ...leaves }: Leaves): Dialogue {
  const { frame, isTalk, answers, givesUp } = heard
  const open = givesUp ? before.open.slice(0, -1) : before.open.filter((question) => question !== answers)
  if (isTalk || givesUp) return { ...before, open }
  const { wish = frame.wish, question } = asks ?? {}
  const asked = question === undefined ? [] : [{ intent: frame.intent, wish, question }]
  const { span: _, ...rest } = before
  return {
    ...rest,
    asked: frame,
    open: [...open.filter((each) => each.question !== question), ...asked].slice(-mostOpen),
    shown: leaves.shows ?? before.shown,
    offers: leaves.offers ?? [],
    ...(leaves.span && { span: leaves.span }),
  }
}

/** What was done, or waits for a yes, is what “it” means from then on. */
export function dialogueWith(before: Dialogue, result: ToolResult, answerId?: string): Dialogue {
  if (result.kind !== 'done' && result.kind !== 'waits') return before
  const { activityId } = result
  const about = {
    activityId,
    ...(before.asked && { frame: before.asked }),
    ...(answerId !== undefined && { answerId }),
  }
  if (result.kind === 'waits') return { ...before, card: { ...about, things: [] } }
  const { things = [] } = result
  return { ...before, did: { ...about, things }, offers: [], ...(things.length > 0 && { shown: things }) }
}
