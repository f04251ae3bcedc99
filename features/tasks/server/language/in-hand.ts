import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import type { Read, ReadingScene } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readNotes } from '../../language/reading/in-hand/notes.ts'
import { readParts } from '../../language/reading/in-hand/parts.ts'
import type { KnownTask } from '../../language/reading/known/mentions.ts'
import { readKnown } from '../../language/reading/known/read-known.ts'
import { handsOver } from '../../language/reading/known/unread.ts'
import { readTaskWish } from '../../language/reading/read-wish.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Order, Wish } from '../../language/wish.ts'
import { isSure, wishOf } from './known.ts'

/** What is said of tasks that were just named is about them, whatever else is called so: “the lease one to Friday”. */
export function readInHand(sentence: string, { now, zone, dialogue }: ReadingScene): Read | undefined {
  const row = rowInHand(dialogue)
  const parts = readParts(
    sentence,
    row.map(({ id }) => id),
  )
  const notes = readNotes(
    sentence,
    row.map(({ id }) => id),
  )
  if (notes) return { intent: 'tasks', wish: notes, sure: true, tries: true, onHand: true }
  const going = parts?.do === 'list' ? { tries: true } : { onHand: true }
  if (parts) return { intent: 'tasks', wish: parts, sure: true, ...going }
  if (row.length === 0 || sentence.includes('?')) return undefined
  const tasks = row.map(({ id, title, start = null }) => ({ id, title, due: start, status: 'todo' as const }))
  const spoken = spokenOf(dialogue)
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const whole = wholeThing(sentence, row, wording)
  if (whole) return { intent: 'tasks', wish: whole, sure: true, onHand: true }
  const further = furtherOfIt(sentence, spoken, { tasks, wording })
  if (further) return { intent: 'tasks', wish: further, sure: true, onHand: true }
  const deeds = readKnown(sentence, { wording, tasks, spoken, row: row.map(({ id }) => id) })
  const isNamed = deeds.some(({ ids }) => ids.some((id) => !spoken.includes(id)) || spoken.length > 1)
  if (!isNamed || !isSure(deeds) || deeds.some(({ deed, ids }) => deed.do === 'ask' || ids.length > 1)) return undefined
  const wishes: Order[] = deeds.map(wishOf)
  const [only, ...more] = wishes
  const wish: Wish | undefined = more.length > 0 ? { do: 'several', wishes } : only
  return wish && { intent: 'tasks', wish, sure: true }
}

/** “The whole thing by the 11th”: of what those in hand are parts of. */
function wholeThing(sentence: string, row: readonly ThingRef[], wording: Wording): Wish | undefined {
  if (!wholly.test(sentence)) return undefined
  const said = sentence.replace(wholly, 'it')
  const [first] = row
  const itself = first ? [{ id: first.id, title: '', due: null, status: 'todo' as const }] : []
  const read = readTaskWish(said, wording, true)?.wish
  const [known] = readKnown(said, { wording, tasks: itself, spoken: itself.map(({ id }) => id) })
  const wish = read && 'which' in read && read.which.it ? read : known?.isSure === true ? wishOf(known) : undefined
  const isChange = wish?.do === 'change' || wish?.do === 'complete'
  return isChange
    ? { ...wish, which: { ids: row.map(({ id }) => id), words: '', all: false, upward: true } }
    : undefined
}

const wholly = /\b(?:the |this |that )?(?:whole|entire) (?:thing|task|lot|job|to-?do)\b/i

/** “Ask again tomorrow rather”, “and due Monday, told him so”: of the only task that was spoken of. */
function furtherOfIt(
  sentence: string,
  spoken: readonly string[],
  { tasks, wording }: { tasks: readonly KnownTask[]; wording: Wording },
): Wish | undefined {
  const own = tasks.filter(({ id }) => spoken.includes(id)).map((task) => ({ ...task, waitsFor: {} }))
  const [deed, ...others] = readKnown(sentence, { wording, tasks: own, spoken })
  if (deed?.deed.do !== 'change' || !deed.isSure || own.length !== 1 || others.length > 0) return undefined
  const { askOn, due, person } = deed.deed.to
  // “Give the train to Tom and ask him again on Friday”: of another task, which is looked for.
  if (person === undefined && handsOver(sentence, { wording, tasks: own, spoken })) return undefined
  return askOn !== undefined || (due !== undefined && alsoDue.test(sentence)) ? wishOf(deed) : undefined
}

const alsoDue = /^(?:(?:and|also|plus|oh|but) )+(?:it(?:['’]s| is) )?due\b/i

function rowInHand({ did, shown }: Dialogue) {
  const row = did?.isPast === true ? [] : (did?.among ?? did?.things ?? [])
  const among = row.filter(({ kind }) => kind === 'task')
  return among.length > 0 ? among : shown.filter(({ kind }) => kind === 'task')
}

function spokenOf({ did, shown }: Dialogue): string[] {
  const last = did && did.isPast !== true ? did.things : shown
  return last.filter(({ kind }) => kind === 'task').map(({ id }) => id)
}
