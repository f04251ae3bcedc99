import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { readAsked } from './asking.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readBody, readNewReminder, severalOf } from './creating.ts'
import { listedDays } from './said-when.ts'
import { mended } from './spelling.ts'

const mostCharacters = 600

/** What somebody wants of their reminders; nothing where the message does not speak of any. */
export function readReminderWish(message: string, wording: Wording): Wish | undefined {
  if (message.length > mostCharacters) return undefined
  const begun = begunBy(message, wording)
  if (begun) return begun
  const text = withoutCourtesy(listedDays(mended(message)))
  // “If the dentist is before 9 remind me at 7”: no reminder waits for a condition.
  if (text.toLowerCase().startsWith('if the ')) return undefined
  const asked = readAsked(text, wording)
  if (asked) return asked
  const wish = readNewReminder(text, wording)
  const wishes = wish && severalOf(wish, wording)
  return wishes ? { do: 'several', wishes } : wish
}

/** What the button and the command send. */
function begunBy(message: string, wording: Wording): Wish | undefined {
  const text = message.trim()
  if (text === 'Initiated: remind') return { do: 'create' }
  const [whole = '', , rest = ''] = /^\/(remind|reminder|reminders)(?:\s+(.+))?$/is.exec(text) ?? []
  if (whole === '') return undefined
  if (rest === '') return { do: 'create' }
  const wish = readReminderWish(rest, wording)
  return wish ?? readBody(rest, wording)
}
