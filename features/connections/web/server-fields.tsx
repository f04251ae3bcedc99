import { Select } from '#foundation/web/design/select.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import type { Kind, Server } from '../contract.ts'

const securities = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: 'None, on private networks only' },
] as const

type ServerFieldsProps = {
  use: Kind['uses'][number]
  server: Server
  onChange: (server: Server) => void
}

/** A server, as its domain says or by hand. The legend says what it is for, so the labels do not repeat it. */
export function ServerFields({ use: { label, ports }, server, onChange }: ServerFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{label}</legend>
      <TextField
        label="Server"
        value={server.host}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...server, host: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Security"
          options={securities}
          value={server.security}
          onChange={(security) => onChange({ ...server, security, port: ports[security] })}
        />
        <TextField
          label="Port"
          inputMode="numeric"
          value={String(server.port)}
          onChange={({ target }) =>
            onChange({ ...server, port: Number(target.value.replaceAll(/\D/g, '').slice(0, 5)) })
          }
        />
      </div>
    </fieldset>
  )
}
