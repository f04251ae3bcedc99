import type { Tokens } from 'marked'
import { Inline } from './inline.tsx'

/** A table wider than the page scrolls by itself, also with the keyboard. */
export function Table({ table }: { table: Tokens.Table }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls can be reached
    <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto rounded-control">
      <table className="min-w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-edge">{table.header.map((cell, at) => toCell(cell, at, 'th'))}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
            <tr key={at} className="border-b border-hairline">
              {row.map((cell, place) => toCell(cell, place, 'td'))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function toCell({ tokens, align }: Tokens.TableCell, at: number, Tag: 'th' | 'td') {
  const look = `max-w-80 min-w-20 px-3 py-2 first:pl-0 last:pr-0 align-top ${sides[align ?? 'left']} ${Tag === 'th' ? 'font-medium' : ''}`
  return (
    <Tag key={at} className={look} {...(Tag === 'th' && { scope: 'col' })}>
      <Inline tokens={tokens} />
    </Tag>
  )
}

const sides = { left: 'text-left', center: 'text-center', right: 'text-right' }
