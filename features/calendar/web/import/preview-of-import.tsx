import type { ImportPreview } from '../../contract.ts'
import { summary } from './import-words.ts'

const mostLeft = 50

/** What is in a file, and what would become of each. */
export function PreviewOfImport({ preview }: { preview: ImportPreview }) {
  const { events, first, left } = preview
  const more = events - first.length
  return (
    <div className="grid gap-3">
      <p className="font-medium">{summary(preview)}</p>
      {first.length > 0 && (
        <ul aria-label="Events in the file" className="border-y border-hairline">
          {first.map(({ title, when, state }, at) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and two may be alike
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-hairline py-2 last:border-0"
            >
              <span className="truncate">{title}</span>
              <span className="text-13 text-muted">{states[state]}</span>
              <span data-figures className="col-span-2 text-13 text-muted">
                {when}
              </span>
            </li>
          ))}
          {more > 0 && <li className="py-2 text-13 text-muted">And {more} more.</li>}
        </ul>
      )}
      {left.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 text-red">
            {left.length === 1 ? 'One entry cannot be read' : `${left.length} entries cannot be read`}
          </summary>
          <ul className="mt-2 grid gap-1.5 text-13">
            {left.slice(0, mostLeft).map(({ title, why }, at) => (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and two may be alike
                key={at}
                className="wrap-anywhere"
              >
                {title !== '' && <span className="font-medium">{title}: </span>}
                {why}
              </li>
            ))}
            {left.length > mostLeft && <li>And {left.length - mostLeft} more.</li>}
          </ul>
        </details>
      )}
    </div>
  )
}

const states = { added: 'New', changed: 'Changed', unchanged: 'Here already' } as const
