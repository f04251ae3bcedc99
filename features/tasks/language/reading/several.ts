import type { Wish } from '../wish.ts'
import { severalOf } from './captured.ts'
import { newTaskFrom, severalFrom, tidy } from './details.ts'
import type { Around } from './meanings.ts'
import { withoutNeed } from './need.ts'

/** “Call Dr Patel, order toner. Add those”. */
export function severalNamed(said: string, around: Around, least = 3): Wish | undefined {
  const titles = said.includes(',') ? severalFrom(said, least) : [said]
  const wishes = titles.flatMap((title) => newTaskFrom(withoutNeed(title), around.wording) ?? [])
  return titles.length > 1 ? { do: 'several', wishes } : undefined
}

/** “The bloods, the scan - both tomorrow”. */
export function sharing(said: string, { wording }: Around): Wish | undefined {
  const wish = severalOf(said, wording)
  return wish?.do === 'several' ? wish : undefined
}

/** “1) buy stamps 2) post the letters”: each number begins another. */
export function numbered(said = '', around: Around): Wish | undefined {
  const titles = said.split(/(?:^|[\s,;])(?:\(?\d{1,2}[.)]|[-•*])\s/).map((title) => tidy(title))
  const wishes = titles.flatMap((title) => (title === '' ? [] : (newTaskFrom(title, around.wording) ?? [])))
  return wishes.length > 1 ? { do: 'several', wishes } : undefined
}
