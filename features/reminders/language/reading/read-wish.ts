import { withDottedDays } from '#foundation/time/words/dotted-days.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { readAsked } from './asking.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readBody, readNewReminder, severalOf } from './creating.ts'
import { listedDays, minutesSaid } from './said-when.ts'
import { mended } from './spelling.ts'

const mostCharacters = 600

/** What somebody wants of their reminders; nothing where the message does not speak of any. */
export function readReminderWish(message: string, wording: Wording): Wish | undefined {
  if (message.length > mostCharacters) return undefined
  const begun = begunBy(message, wording)
  if (begun) return begun
  const text = withoutCourtesy(listedDays(mended(minutesSaid(withDottedDays(message)))))
  // “If the dentist is before 9 remind me at 7”: no reminder waits for a condition.
  if (text.toLowerCase().startsWith('if the ')) return undefined
  const asked = readAsked(text, wording)
  if (asked) return asked
  const both = readTwice(text, wording)
  if (both) return both
  const wish = readNewReminder(text, wording)
  const wishes = wish && severalOf(wish, wording)
  return wishes ? { do: 'several', wishes } : wish
}

/** “Tablets 8am and 8pm every day”: two times are two reminders. */
function readTwice(text: string, wording: Wording): Wish | undefined {
  const [whole, first, joint, second] = twoClocks.exec(text) ?? []
  if (whole === undefined || first === undefined || second === undefined || joint === undefined) return undefined
  const wishes = [first, second].flatMap((clock) => readNewReminder(text.replace(whole, `at ${clock}`), wording) ?? [])
  const areTwo =
    wishes.length === 2 && wishes.every(({ timing, text: what }) => timing?.by === 'time' && what !== undefined)
  return areTwo ? { do: 'several', wishes } : undefined
}

const twoClocks =
  /(?:\bat )?\b(\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d)( and (?:at )?| & | n |, (?:and )?)(\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d)\b/i

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
