import type { ReactNode } from 'react'
import { visible } from '../markdown/visible.ts'

/** From a letter, and up to another. */
type Mark = readonly [from: number, to: number]

/** Words lit up in a text: what was looked for. The marks stand in their order and do not overlap. */
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
