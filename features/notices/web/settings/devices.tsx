import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useNow } from '#foundation/web/use-now.ts'
import { ago, dayOf } from '#foundation/web/when.ts'
import type { PushDevice } from '../../contract.ts'
import { useDevices, useOwnDevice, useRemoveDevice, useTestDevice } from './notice-settings.ts'

/** The devices that receive notices; hidden while there are none. */
export function Devices() {
  const { data = [] } = useDevices()
  const { data: own } = useOwnDevice()
  const remove = useRemoveDevice()
  if (data.length === 0) return null
  return (
    <Section title="Your devices" about="Remove any device you don’t recognise. It then gets no more notices.">
      <ul className="border-b border-hairline">
        {data.map((device) => (
          <Device
            key={device.id}
            device={device}
            isThis={device.id === own}
            onRemove={() => remove.mutate({ id: device.id, own: device.id === own })}
          />
        ))}
      </ul>
      <FailureNote error={remove.error} />
    </Section>
  )
}

type DeviceProps = { device: PushDevice; isThis: boolean; onRemove: () => void }

function Device({ device, isThis, onRemove }: DeviceProps) {
  const now = useNow()
  const { id, name, created_at, seen_at, trouble } = device
  const test = useTestDevice()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-hairline py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isThis && <Badge>This one</Badge>}
        </p>
        <p className="text-13 text-muted">
          Last seen <time dateTime={seen_at}>{ago(seen_at, now)}</time>
          {' · '}added <time dateTime={created_at}>{dayOf(created_at)}</time>
        </p>
        {trouble !== null && <p className="max-w-110 text-13 text-pretty">Last time: {trouble}</p>}
        <output className="block text-13 empty:hidden">
          {test.data && (test.data.accepted ? 'Sent; it should be there in a moment.' : `Not sent. ${test.data.why}`)}
        </output>
        <FailureNote error={test.error} />
      </div>
      <div className="flex gap-2">
        <Button busy={test.isPending} onClick={() => test.mutate(id)}>
          Test<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button onClick={onRemove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
