import { z } from 'zod'
import type { AnswerState } from '#features/chat/server/index.ts'
import { isReversal } from '../built-in/dialogue.ts'
import { type Deed, type Dialogue, emptyDialogue } from '#foundation/language/dialogue.ts'
import { fromStored, toStored } from '#foundation/language/stored.ts'
import type { ConversationOutcome } from '#foundation/server/action.ts'

/** Raised whenever a stored dialogue or a wish in it takes another shape, which a test notices: what is older is dropped. */
const version = 38

const thing = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  start: z.string().exactOptional(),
  end: z.string().exactOptional(),
  original: z.string().nullable().exactOptional(),
})
const stretch = z.object({ from: z.string(), to: z.string() })
const frame = z.object({ intent: z.string(), wish: z.unknown().exactOptional() })
const deed = z.object({
  activityId: z.string(),
  answerId: z.string().exactOptional(),
  things: z.array(thing),
  among: z.array(thing).exactOptional(),
  frame: frame.exactOptional(),
  isUndone: z.boolean().exactOptional(),
  isPast: z.boolean().exactOptional(),
})
const shape: z.ZodType<Dialogue> = z.object({
  open: z.array(
    frame.extend({
      question: z.string(),
      things: z.array(thing).exactOptional(),
      offers: z.array(stretch).exactOptional(),
      isLeft: z.boolean().exactOptional(),
      isAgain: z.boolean().exactOptional(),
    }),
  ),
  shown: z.array(thing),
  span: stretch.exactOptional(),
  offers: z.array(stretch),
  asked: frame.exactOptional(),
  did: deed.exactOptional(),
  card: deed.exactOptional(),
  said: z.record(z.string(), z.number()).exactOptional(),
})

export function storedDialogue(dialogue: Dialogue): AnswerState {
  return { version, state: toStored(dialogue) }
}

/** `undefined` for another version, or an invalid state. */
export function dialogueIn(stored: AnswerState | null | undefined): Dialogue | undefined {
  if (stored?.version !== version) return undefined
  try {
    return shape.safeParse(fromStored(stored.state)).data
  } catch (error) {
    // A time that this version cannot read.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

type Line = { role?: string; id?: string; dialogue?: Dialogue }

/** The latest dialogue of these lines, with what the ledger knows of its card and its deed by now. */
export function dialogueNow(lines: readonly Line[], outcomes: readonly ConversationOutcome[]): Dialogue {
  const at = lines.findLastIndex(({ dialogue }) => dialogue)
  const kept = lines[at]?.dialogue ?? emptyDialogue
  const base = lines.slice(at + 1).some(({ role }) => role === 'assistant') ? leftBehind(kept) : kept
  const later = new Set(lines.slice(at + 1).flatMap(({ id }) => id ?? []))
  const settled = withCardSettled(base, outcomes)
  const known = outcomes
    .filter(({ answerId }) => later.has(answerId))
    .reduce((so, outcome) => withOutcome(so, outcome), settled)
  const did = known.did && outcomes.find(({ activityId }) => activityId === known.did?.activityId)
  return known.did && did ? { ...known, did: { ...known.did, isUndone: did.state === 'undone' } } : known
}

/** Another answer came in between, so a reply does not answer our question any more. */
function leftBehind(kept: Dialogue): Dialogue {
  return { ...kept, offers: [], open: kept.open.map((question) => ({ ...question, isLeft: true })) }
}

/** A card that was edited on the screen goes on under another id, in the same answer. */
function withCardSettled({ card, ...rest }: Dialogue, outcomes: readonly ConversationOutcome[]): Dialogue {
  if (!card) return rest
  const { activityId, answerId } = card
  const found =
    outcomes.find((each) => each.activityId === activityId) ?? outcomes.findLast((each) => each.answerId === answerId)
  return found ? withOutcome(rest, found, card) : rest
}

function withOutcome(before: Dialogue, outcome: ConversationOutcome, card?: Deed): Dialogue {
  const { activityId, answerId, things, state, action } = outcome
  const { frame: asked, isPast } = card ?? {}
  const about = { activityId, answerId, things, ...(asked && { frame: asked }), ...(isPast && { isPast }) }
  if (state === 'waiting') return { ...before, card: about }
  if (isReversal(action) || (state !== 'done' && state !== 'undone')) return before
  return { ...before, did: about, offers: [], ...(things.length > 0 && { shown: things }) }
}
