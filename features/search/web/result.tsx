import { Link } from 'react-router'
import { Marked } from '#foundation/web/design/marked.tsx'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { FoundThing } from '../contract.ts'
import { kinds } from './kinds.ts'
import { asSaid, dayOfThing, whereOf } from './words.ts'

/** A search result: title, date and matching passages. Pressing anywhere on it opens it. */
export function Result({ thing }: { thing: FoundThing }) {
  useTimeFormat()
  const { kind, title, marks, path, passages } = thing
  const { Icon } = kinds[kind]
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-hairline py-4">
      <p data-figures className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {dayOfThing(thing)}
      </p>
      <h3 className="text-16 font-medium wrap-anywhere">
        <Link data-result to={path} className={`${link} after:absolute after:inset-0`}>
          <Marked text={title} marks={marks} />
        </Link>
      </h3>
      {passages.map((passage) => (
        <Passage key={`${passage.path} ${passage.text}`} kind={kind} passage={passage} isOwn={passage.path !== path} />
      ))}
    </li>
  )
}

type PassageProps = {
  kind: FoundThing['kind']
  passage: FoundThing['passages'][number]
  /** It has an address of its own. */
  isOwn: boolean
}

function Passage({ kind, passage, isOwn }: PassageProps) {
  const where = whereOf(passage)
  const words = <Marked {...asSaid(kind, passage)} />
  return (
    <p className="max-w-prose text-pretty wrap-anywhere text-muted">
      {where !== '' && <span className="mr-2 text-13 text-ink">{where}</span>}
      {isOwn ? (
        <Link data-result to={passage.path} className={`${link} relative`}>
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

const link = 'rounded-[2px] hover:underline hover:underline-offset-4'
