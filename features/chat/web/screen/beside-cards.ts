import { lookAtCard, nothingElse, type Step } from '../../contract.ts'
import { withoutLists } from './without-lists.ts'
import { withoutRepeats } from './without-repeats.ts'

/** The steps of an answer that are shown as cards. */
type Held = readonly Pick<Step, 'label' | 'card'>[]

type WordsParts = { held: Held; listing: ReadonlySet<string>; streaming?: boolean }

/** An answer's words without what its cards say as well. */
export function wordsBeside(text: string, { held, listing, streaming = false }: WordsParts): string {
  const isListed = held.some(({ card }) => card && listing.has(card.kind))
  const labels = [...held.map(({ label }) => label), ...(held.some(isDeed) ? [lookAtCard.replace(/\.$/, '')] : [])]
  return withoutRepeats(isListed ? withoutLists(text) : text, labels, streaming)
}

/**
 * The ledger's line without what its cards say as well; `words` are those shown beside them. Where there are any, it
 * still says that they claim nothing more.
 */
export function outcomeBeside(line: string, held: Held, words: string): string | undefined {
  const deeds = held.filter(isDeed).map(({ label }) => label)
  if (deeds.length === 0) return line
  const rest = deeds.reduce((left, label) => left.replace(label, '').replace(titleIn(label), ''), line)
  if (line !== nothingElse && /[\p{L}\p{N}]/u.test(rest)) return line
  return words === '' ? undefined : nothingElse
}

/** The cards of an answer; what several steps show, such as the same tasks in another order, is shown once. */
export function cardsOnce(steps: readonly Pick<Step, 'card'>[]): NonNullable<Step['card']>[] {
  const shown = new Map(steps.flatMap(({ card }) => (card ? [[contentOf(card), card] as const] : [])))
  return [...shown.values()]
}

function contentOf({ kind, id }: NonNullable<Step['card']>): string {
  return `${kind} ${id.split(',').toSorted().join()}`
}

function isDeed({ card }: Held[number]): boolean {
  return card?.kind === 'activity'
}

/** “Asked for your yes: ” stands only once before the titles of several. */
function titleIn(label: string): string {
  return label.slice(label.indexOf(': ') + 1).trim()
}
