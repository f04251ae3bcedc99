import { type RightWords, rightWordsIn } from '#foundation/language/english/right-words.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { isAsking } from './known-asks.ts'
import { type Known, saysNothing } from './known-deeds.ts'
import { type KnownReminder, targetsIn } from './known-targets.ts'
import { titleOf } from './title.ts'

/** “Friday's reminder should say call Meredith, not call Miranda”: another text for the one that stands before it. */
export function retold(message: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  const said = rightWordsIn(message)
  const [holding, ...more] = said ? reminders.filter(({ title }) => holds(title, said.wrong)) : []
  if (said && holding && more.length === 0)
    return { do: 'change', which: { words: '', ids: [holding.id] }, text: withWords(holding.title, said) }
  const { head = '', body = '' } = (says.exec(message) ?? renames.exec(message))?.groups ?? {}
  if (!/\b(?:reminder|alarm|one)\b/i.test(head) || isAsking(head)) return undefined
  const text = titleOf(
    unquoted(body).replace(/[,;]? (?:and not|not|instead of|rather than|instead|from now on)\b.*$/i, ''),
  )
  const [meant] = targetsIn(head, reminders, wording)
  const [only, ...others] = meant?.reminders ?? []
  if (!meant || !only || others.length > 0 || text === '' || !saysNothing(meant.rest, leading)) return undefined
  return { do: 'change', which: { words: '', ids: [only.id] }, text }
}

const says =
  /^(?<head>.{3,100}?) (?:(?:should|must|has to|needs to|ought to|shall|can) (?:rather |just )?(?:say|read)|(?:text|wording|title) (?:should|must|has to) be|to (?:say|read)|so (?:that )?it (?:says|reads))[: ]+(?<body>.{2,200})$/i
const renames = /^(?:please )?(?:rename|reword|retitle) (?<head>.{3,100}?) (?:to|as|into) (?<body>.{2,200})$/i
const leading = new Set('change make set let edit correct fix update text wording says say reads it'.split(' '))

/** Without the marks around it. */
function unquoted(text: string): string {
  const bare = withoutEnd(text.trim(), '.! ')
  return /^['‘"“].*['’"”]$/u.test(bare) ? bare.slice(1, -1) : text
}

function holds(title: string, words: string): boolean {
  return title.toLowerCase().includes(words.toLowerCase())
}

function withWords(title: string, { right, wrong }: RightWords): string {
  const at = title.toLowerCase().indexOf(wrong.toLowerCase())
  return title.slice(0, at) + right + title.slice(at + wrong.length)
}
