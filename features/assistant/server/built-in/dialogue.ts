import type { Deed, Dialogue, Frame, OpenQuestion, Said, ThingRef } from '#foundation/language/dialogue.ts'
import { declineCard, type Leaves } from '#foundation/server/language.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'

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
export function dialogueAfter(dialogue: Dialogue, heard: Heard, leaves: Leaves): Dialogue {
  const before = withSaid(dialogue, leaves)
  const { frame, isTalk, answers, givesUp } = heard
  if (givesUp) return { ...before, open: before.open.slice(0, -1) }
  if (isTalk || (leaves.isNear === true && isInHand(before))) return before
  const { span: _span, did, card, ...rest } = before
  // What was not understood takes nothing out of hand.
  const isUnread = isLost(frame) && leaves.asks === undefined && leaves.shows === undefined
  return {
    ...rest,
    asked: isLost(frame) && before.asked?.intent.startsWith('want-') === true ? before.asked : frame,
    open: questionsAfter(before.open, leaves, { frame, answers }),
    shown: leaves.shows ?? before.shown,
    offers: leaves.offers ?? [],
    ...(leaves.span && { span: leaves.span }),
    ...(did && { did: isUnread ? did : past(did) }),
    ...(card && { card: isUnread ? card : past(card) }),
  }
}

/** What was not understood may well go on about what was declined before. */
function isLost({ intent }: Frame): boolean {
  return intent === 'out-of-scope' || intent === 'chatter'
}

/** Something was done right before, or waits for a yes. */
function isInHand({ did, card }: Dialogue): boolean {
  return [did, card].some((deed) => deed && deed.isPast !== true && deed.isUndone !== true)
}

function withSaid(before: Dialogue, { said = [] }: Leaves): Dialogue {
  if (said.length === 0) return before
  return { ...before, said: said.reduce<Said>((so, key) => ({ ...so, [key]: (so[key] ?? 0) + 1 }), before.said ?? {}) }
}

/** What is not answered is left for later; the same question is open once. */
function questionsAfter(
  open: Dialogue['open'],
  { asks, shows, offers }: Leaves,
  { frame, answers }: Pick<Heard, 'frame' | 'answers'>,
): OpenQuestion[] {
  const left = open.filter((each) => each !== answers).map((each) => ({ ...each, isLeft: true }))
  if (!asks) return left
  const { question, wish = frame.wish, isAgain } = asks
  const about = { ...(shows && { things: shows }), ...(offers && { offers }), ...(isAgain && { isAgain }) }
  const asked = { intent: frame.intent, question, ...(wish !== undefined && { wish }), ...about }
  return [...left, asked].slice(-mostOpen)
}

function past(deed: Deed): Deed {
  return { ...deed, isPast: true }
}

type Result = { tool: string; result: ToolResult }

/** What was done, or waits for a yes, is what “it” means from then on. */
export function dialogueWith(before: Dialogue, { tool, result }: Result): Dialogue {
  if (tool === declineCard && result.kind === 'answer') {
    const { card: _, ...rest } = before
    return rest
  }
  if (result.kind !== 'done' && result.kind !== 'waits') return before
  const { activityId } = result
  const { did } = before
  const about = { activityId, ...(before.asked && { frame: before.asked }) }
  if (result.kind === 'waits') return { ...before, card: { ...about, things: [] } }
  if (isReversal(tool)) return did ? { ...before, did: { ...did, isUndone: tool === 'activity.undo' } } : before
  const { things = [] } = result
  const among = amongWhich(before, things)
  return {
    ...before,
    did: { ...about, things, ...(among && { among }) },
    offers: [],
    ...(things.length > 0 && { shown: things }),
  }
}

/** The list in which “the third” is counted, even after something was done to one of its things. */
function amongWhich(
  { did, shown }: Pick<Dialogue, 'did' | 'shown'>,
  things: readonly ThingRef[],
): readonly ThingRef[] | undefined {
  const ids = new Set(things.map(({ id }) => id))
  const rows = [did?.among ?? [], shown, did?.things ?? []]
  if (things.length === 0) return undefined
  return (
    rows.find((row) => row.length > things.length && row.filter(({ id }) => ids.has(id)).length === things.length) ??
    oneAfterAnother(did, shown, things)
  )
}

/** What was made right after something else of its kind: “make the first one 45 minutes”. */
function oneAfterAnother(
  did: Deed | undefined,
  shown: readonly ThingRef[],
  things: readonly ThingRef[],
): readonly ThingRef[] | undefined {
  // What was made together is counted by itself.
  if (!did || did.isUndone === true || did.things.length === 0 || things.length > 1) return undefined
  const before = did.among ?? did.things
  const isLast = shown.length === did.things.length && shown.every(({ id }, at) => id === did.things[at]?.id)
  const isNew = things.every(({ kind, id }) => kind === before[0]?.kind && before.every((each) => each.id !== id))
  return isLast && isNew && before.length < mostAmong ? [...before, ...things] : undefined
}

const mostAmong = 8

/** Whether an action takes back, or does again, what another one did. */
export function isReversal(action: string): boolean {
  return action === 'activity.undo' || action === 'activity.redo'
}
