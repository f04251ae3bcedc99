import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { halvesOf } from './clauses.ts'
import { newTaskFrom } from './details.ts'
import { withoutNeed } from './need.ts'

/** “I need to finish the pack by Tuesday, and send the forms by Wednesday”: each is due on a day of its own. */
export function onTwoDays<Heard extends { wish: Wish }>(
  text: string,
  wording: Wording,
  read: (first: string) => Heard | undefined,
): { heard: Heard; wishes: NewWish[] } | undefined {
  for (const [before, behind] of halvesOf(text)) {
    if (!endsWithDay(before, wording) || !endsWithDay(behind, wording)) continue
    const heard = read(before)
    const second = newTaskFrom(withoutNeed(behind), wording)
    if (heard?.wish.do === 'create' && second) return { heard, wishes: [heard.wish, second] }
  }
  return undefined
}

/** It says what is to be done, then the one day on which it is due. */
function endsWithDay(text: string, wording: Wording): boolean {
  const days = readTimes(text, wording).filter(({ saysDay }) => saysDay)
  const [day] = days
  return (
    day !== undefined &&
    days.length === 1 &&
    text.slice(day.until).trim() === '' &&
    tokenize(text.slice(0, day.at)).length > 1
  )
}
