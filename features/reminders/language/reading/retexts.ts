import type { Wording } from '#foundation/time/words/when.ts'
import { isAsking } from './known-asks.ts'
import { type Known, saysNothing } from './known-deeds.ts'
import { type KnownReminder, targetsIn } from './known-targets.ts'
import { titleOf } from './title.ts'

/** “Friday's reminder should say call Meredith, not call Miranda”: another text for the one that stands before it. */
export function retold(message: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  const { head = '', body = '' } = (says.exec(message) ?? renames.exec(message))?.groups ?? {}
  if (!/\b(?:reminder|alarm|one)\b/i.test(head) || isAsking(head)) return undefined
  const text = titleOf(body.replace(/[,;]? (?:and not|not|instead of|rather than|instead|from now on)\b.*$/i, ''))
  const [meant] = targetsIn(head, reminders, wording)
  const [only, ...others] = meant?.reminders ?? []
  if (!meant || !only || others.length > 0 || text === '' || !saysNothing(meant.rest, leading)) return undefined
  return { do: 'change', which: { words: '', ids: [only.id] }, text }
}

const says =
  /^(?<head>.{3,100}?) (?:(?:should|must|has to|needs to|ought to|shall|can) (?:rather |just )?(?:say|read)|(?:text|wording|title) (?:should|must|has to) be|to (?:say|read)|so (?:that )?it (?:says|reads))[: ]+(?<body>.{2,200})$/i
const renames = /^(?:please )?(?:rename|reword|retitle) (?<head>.{3,100}?) (?:to|as|into) (?<body>.{2,200})$/i
const leading = new Set('change make set let edit correct fix update text wording'.split(' '))
