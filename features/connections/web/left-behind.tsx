import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Connection, LeftThing } from '../contract.ts'
import { useLeft, useSettleLeft } from './connections.ts'
import { leftWords } from './words.ts'

/** What could not be read there, and what the server did not take, by name. */
export function LeftBehind({ connection }: { connection: Connection }) {
  const { data, error } = useLeft(connection)
  return (
    <>
      <FailureNote error={error} />
      {data && data.left.length > 0 && (
        <ul className="grid max-w-170 gap-3" aria-label={`What did not work at ${connection.address}`}>
          {data.left.map((thing) => (
            <LeftItem key={`${thing.kind} ${thing.id}`} account={connection.id} thing={thing} />
          ))}
        </ul>
      )}
    </>
  )
}

function LeftItem({ account, thing }: { account: string; thing: LeftThing }) {
  const { id, kind, sentence } = thing
  const settle = useSettleLeft(account)
  const { name, where } = leftWords(thing)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">{name}</p>
        {where !== '' && <p className="text-13 wrap-anywhere text-muted">{where}</p>}
        <p className="text-13 wrap-anywhere">{sentence}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {kind === 'change' && (
          <Button busy={settle.isPending} onClick={() => settle.mutate({ id, kind, again: true })}>
            Try again<VisuallyHidden> for {name}</VisuallyHidden>
          </Button>
        )}
        <Button busy={settle.isPending} onClick={() => settle.mutate({ id, kind, again: false })}>
          Dismiss<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <FailureNote error={settle.error} />
    </li>
  )
}
