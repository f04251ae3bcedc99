import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Read, ReadingScene } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readParts } from '../../language/reading/in-hand/parts.ts'
import { readKnown } from '../../language/reading/known/read-known.ts'
import type { Order, Wish } from '../../language/wish.ts'
import { isSure, wishOf } from './known.ts'

/** What is said of tasks that were just named is about them, whatever else is called so: “the lease one to Friday”. */
export function readInHand(sentence: string, { now, zone, dialogue }: ReadingScene): Read | undefined {
  const row = rowInHand(dialogue)
  const parts = readParts(
    sentence,
    row.map(({ id }) => id),
  )
  if (parts) return { intent: 'tasks', wish: parts, sure: true, ...(parts.do === 'list' && { tries: true }) }
  if (row.length === 0 || sentence.includes('?')) return undefined
  const tasks = row.map(({ id, title, start = null }) => ({ id, title, due: start, status: 'todo' as const }))
  const spoken = spokenOf(dialogue)
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const deeds = readKnown(sentence, { wording, tasks, spoken, row: row.map(({ id }) => id) })
  const isNamed = deeds.some(({ ids }) => ids.some((id) => !spoken.includes(id)) || spoken.length > 1)
  if (!isNamed || !isSure(deeds) || deeds.some(({ deed, ids }) => deed.do === 'ask' || ids.length > 1)) return undefined
  const wishes: Order[] = deeds.map(wishOf)
  const [only, ...more] = wishes
  const wish: Wish | undefined = more.length > 0 ? { do: 'several', wishes } : only
  return wish && { intent: 'tasks', wish, sure: true }
}

function rowInHand({ did, shown }: Dialogue) {
  const row = did?.isPast === true ? [] : (did?.among ?? did?.things ?? [])
  const among = row.filter(({ kind }) => kind === 'task')
  return among.length > 0 ? among : shown.filter(({ kind }) => kind === 'task')
}

function spokenOf({ did, shown }: Dialogue): string[] {
  const last = did && did.isPast !== true ? did.things : shown
  return last.filter(({ kind }) => kind === 'task').map(({ id }) => id)
}
