import { Fragment, memo, type ReactNode } from 'react'
import type { Colour, Piece } from './pieces.ts'

type HighlightedProps = { code: string; language: string; colour: Colour }

export const Highlighted = memo(function Highlighted({ code, language, colour }: HighlightedProps) {
  return colour(code, language).map(toElement)
})

function toElement(piece: Piece, at: number): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
  if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>
  const look = looks[piece.scope] ?? looks[piece.scope.split(/[.-]/)[0] ?? '']
  const within = piece.pieces.map(toElement)
  return (
    // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
    <span key={at} {...(look !== undefined && { className: look })}>
      {within}
    </span>
  )
}

/** Few colours: keywords, values and comments. */
const looks: Partial<Record<string, string>> = {
  keyword: 'text-accent',
  literal: 'text-accent',
  built_in: 'text-accent',
  type: 'text-accent',
  tag: 'text-accent',
  name: 'text-accent',
  selector: 'text-accent',
  attr: 'font-medium',
  attribute: 'font-medium',
  property: 'font-medium',
  title: 'font-semibold',
  section: 'font-semibold',
  string: 'text-amber',
  regexp: 'text-amber',
  symbol: 'text-amber',
  link: 'text-amber',
  number: 'text-amber',
  comment: 'text-muted italic',
  quote: 'text-muted italic',
  doctag: 'text-muted',
  meta: 'text-muted',
  addition: 'text-accent',
  deletion: 'text-red',
}
