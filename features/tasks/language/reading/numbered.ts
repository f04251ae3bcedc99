import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { newTaskFrom, tidy } from './details.ts'
import { onItsDay } from './due.ts'

/** “1) buy stamps 2) post the letters”: each number begins another. */
export function numbered(said: string, wording: Wording, around = wording): Wish | undefined {
  if (!/^\s*(?:\(?(?:\d{1,2}[.)]|a\))|[-•*])\s/i.test(said)) return undefined
  const titles = said.split(/(?:^|[\s,;])(?:\(?(?:\d{1,2}[.)]|[a-h]\))|[-•*])\s/i).map((title) => tidy(title))
  const wishes = titles.flatMap((title) =>
    title === '' ? [] : (newTaskFrom(title, onItsDay(title, wording, around)) ?? []),
  )
  return wishes.length > 1 ? { do: 'several', wishes } : undefined
}
