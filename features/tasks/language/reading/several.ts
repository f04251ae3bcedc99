import type { Wish } from '../wish.ts'
import { newTaskFrom, severalFrom } from './details.ts'
import type { Around } from './meanings.ts'
import { withoutNeed } from './need.ts'

/** “Call Dr Patel, order toner. Add those”. */
export function severalNamed(said: string, around: Around, least = 3): Wish | undefined {
  const titles = said.includes(',') ? severalFrom(said, least) : [said]
  const wishes = titles.flatMap((title) => newTaskFrom(withoutNeed(title), around.wording) ?? [])
  return titles.length > 1 ? { do: 'several', wishes } : undefined
}
