import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type SyntheticEvent, useState } from 'react'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { changedAssistantSettings, type Price } from '../../contract.ts'
import { useChangeAssistant } from './settings.ts'

type Line = { key: string; model: string; input: string; output: string }

/** Keeps what was typed, whatever the server answers. */
export function PricesForm({ prices }: { prices: readonly Price[] }) {
  const [lines, setLines] = useState(() => prices.map(toLine))
  const [wrong, setWrong] = useState<Failure | null>(null)
  const { mutate, isPending, error, isSuccess, reset } = useChangeAssistant()

  function change(next: Line[]): void {
    setLines(next)
    setWrong(null)
    reset()
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    try {
      mutate(check(changedAssistantSettings, { prices: lines.map(toPrice) }))
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      setWrong(new Failure('invalid', 'Every line needs the name of a model and two prices, such as 2.50.'))
    }
  }
  return (
    <form onSubmit={save} noValidate className="grid max-w-150 grid-cols-[minmax(0,1fr)] gap-4">
      {lines.length === 0 && <p className="text-muted">No price is written down yet.</p>}
      {lines.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {lines.map((line) => (
            <PriceLine
              key={line.key}
              line={line}
              onChange={(changed) => change(lines.map((each) => (each.key === line.key ? changed : each)))}
              onRemove={() => change(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </ul>
      )}
      <FailureNote error={wrong ?? error} />
      <div className={formEnd}>
        <span className="mr-auto">
          <Button icon={<Plus aria-hidden="true" />} onClick={() => change([...lines, emptyLine()])}>
            Add a model
          </Button>
        </span>
        <output className="text-muted">{isSuccess && 'Saved.'}</output>
        <Button type="submit" busy={isPending}>
          Save prices
        </Button>
      </div>
    </form>
  )
}

type PriceLineProps = { line: Line; onChange: (line: Line) => void; onRemove: () => void }

function PriceLine({ line, onChange, onRemove }: PriceLineProps) {
  const { model, input, output } = line
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="col-span-full sm:col-span-1">
        <TextField label="Model" value={model} onChange={({ target }) => onChange({ ...line, model: target.value })} />
      </div>
      <TextField
        label="Sent"
        inputMode="decimal"
        value={input}
        onChange={({ target }) => onChange({ ...line, input: target.value })}
      />
      <TextField
        label="Received"
        inputMode="decimal"
        value={output}
        onChange={({ target }) => onChange({ ...line, output: target.value })}
      />
      <IconButton label={`Remove ${model === '' ? 'this line' : model}`} icon={<X />} onClick={onRemove} />
    </li>
  )
}

function toLine({ model, input, output }: Price): Line {
  return { key: crypto.randomUUID(), model, input: String(input), output: String(output) }
}

function emptyLine(): Line {
  return { key: crypto.randomUUID(), model: '', input: '', output: '' }
}

function toPrice({ model, input, output }: Line): Price {
  return { model, input: amount(input), output: amount(output) }
}

/** An empty field is no price of nothing. */
function amount(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
}
