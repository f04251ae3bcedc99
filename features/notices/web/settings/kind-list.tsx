import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import type { NoticeSettings } from '../../contract.ts'
import { useChangeSettings } from './notice-settings.ts'
import { wayChoices, waysOf } from './way-choices.ts'

type Kind = NoticeSettings['kinds'][number]

/** Each choice is saved at once. */
export function KindList({ settings }: { settings: NoticeSettings }) {
  const change = useChangeSettings()
  const chosen = change.isPending ? change.variables.kinds : undefined
  return (
    <div className="grid gap-3">
      <ul>
        {settings.kinds.map((kind) => (
          <KindRow
            key={kind.kind}
            kind={{ ...kind, ...chosen?.find((one) => one.kind === kind.kind) }}
            onChange={({ kind: name, ways, through_quiet_hours }) =>
              change.mutate({ kinds: [{ kind: name, ways, through_quiet_hours }] })
            }
          />
        ))}
      </ul>
      <output className="text-muted empty:hidden">{change.isSuccess && 'Saved.'}</output>
      <FailureNote error={change.error} />
    </div>
  )
}

function KindRow({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <li className="grid items-end gap-x-6 gap-y-2 border-t border-hairline py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Select
        label={kind.label}
        options={wayChoices}
        value={kind.ways.join(' ')}
        onChange={(value) => onChange({ ...kind, ways: waysOf(value) })}
      />
      <div className="flex min-h-9 items-center sm:w-48">
        <Checkbox
          label="Also in quiet hours"
          aria-label={`${kind.label}: also in quiet hours`}
          checked={kind.through_quiet_hours}
          onChange={({ target }) => onChange({ ...kind, through_quiet_hours: target.checked })}
        />
      </div>
    </li>
  )
}
