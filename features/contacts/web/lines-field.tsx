import { TextField } from '#foundation/web/design/text-field.tsx'
import { withLine } from './draft.ts'

type LinesFieldProps = {
  /** “Email”: the second is “Email 2”. */
  label: string
  type: 'email' | 'tel'
  maxLength: number
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

/** A list of text fields; the last is empty, for another entry. */
export function LinesField({ label, type, maxLength, lines, onChange }: LinesFieldProps) {
  return (
    <div className="grid content-start gap-3">
      {lines.map((line, at) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- they have nothing else to be told apart by
          key={at}
          label={at === 0 ? label : `${label} ${at + 1}`}
          type={type}
          maxLength={maxLength}
          autoComplete="off"
          value={line}
          onChange={({ target }) => onChange(withLine(lines, at, target.value))}
        />
      ))}
    </div>
  )
}
