import type { ReactNode } from 'react'
import { visible } from '../markdown/visible.ts'

/** From one character position up to another. */
type Mark = readonly [from: number, to: number]

/** Text with the matching words highlighted. The marks are in order and do not overlap. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }): ReactNode {
  const ends = [0, ...marks.map(([, to]) => to)]
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {visible(text.slice(ends[at], from))}
          <mark className="rounded-[2px] bg-amber-wash text-ink">{visible(text.slice(from, to))}</mark>
        </span>
      ))}
      {visible(text.slice(ends.at(-1)))}
    </>
  )
}
