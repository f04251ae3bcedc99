import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { Button } from '../design/button.tsx'
import type { Deed } from './outbox.ts'
import { useDeeds, useOutbox } from './use-outbox.ts'

/** What was done without a connection: what waits to be sent, and what was refused when it was sent. */
export function LateDeeds({ feature }: { feature: string }) {
  const outbox = useOutbox()
  const deeds = useDeeds(feature)
  const waiting = deeds.filter(({ state }) => state === 'waiting' || state === 'sending')
  const refused = deeds.filter(({ state }) => state === 'refused')
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden print:hidden">
      {waiting.length > 0 && (
        <Group name="Sent when the connection is back" deeds={waiting}>
          {({ key, state }) => (
            <Button kind="plain" disabled={state === 'sending'} onClick={() => outbox.withdraw(key)}>
              Take back
            </Button>
          )}
        </Group>
      )}
      {refused.length > 0 && (
        <Group name="Not done" deeds={refused} failed>
          {({ key }) => (
            <Button kind="plain" onClick={() => outbox.dismiss(key)}>
              Dismiss
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}

type GroupProps = {
  name: string
  deeds: readonly Deed[]
  failed?: boolean
  children: (deed: Deed) => React.ReactNode
}

function Group({ name, deeds, failed = false, children }: GroupProps) {
  const Icon = failed ? CircleAlert : CloudUpload
  return (
    <section
      aria-label={name}
      className="flex flex-wrap gap-x-3 rounded-card border border-hairline bg-sunken py-0.5 pl-4 pr-1 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <h2 className={`flex h-9 items-center gap-2 text-13 font-medium ${failed ? 'text-red' : ''}`}>
        <Icon aria-hidden="true" />
        {name}
      </h2>
      <ul className="grid max-h-40 min-w-0 flex-1 basis-60 overflow-y-auto">
        {deeds.map((deed) => (
          <li key={deed.key} className="flex items-center gap-3">
            <span className="min-w-0 grow py-1 wrap-anywhere">
              {deed.title}
              {deed.refusal !== undefined && <span className="block text-13 text-muted">{deed.refusal}</span>}
            </span>
            {children(deed)}
          </li>
        ))}
      </ul>
    </section>
  )
}
