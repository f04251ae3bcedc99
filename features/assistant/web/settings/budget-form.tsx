import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { AssistantSettings } from '../../contract.ts'
import { figure } from '../figures.ts'
import { useChangeAssistant } from './settings.ts'

/** Empty means the server's limit. */
export function BudgetForm({ settings }: { settings: AssistantSettings }) {
  const { tokensPerDay, tokensToday, limits } = settings
  const [written, setWritten] = useState(tokensPerDay === null ? '' : String(tokensPerDay))
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, error, isSuccess, reset } = useChangeAssistant()

  function save(event: SyntheticEvent): void {
    event.preventDefault()
    const tokens = numberIn(written)
    if (tokens === undefined) setWrong('Write a whole number, such as 200000, or leave it empty.')
    else mutate({ tokensPerDay: tokens })
  }
  function write(text: string): void {
    setWritten(text)
    setWrong(undefined)
    reset()
  }
  return (
    <form onSubmit={save} noValidate className="grid max-w-110 gap-4">
      <TextField
        label="Tokens a day"
        inputMode="numeric"
        value={written}
        error={wrong}
        placeholder={figure(limits.tokensPerDay)}
        description={`${figure(tokensToday)} used today. Empty: the limit of this house, ${figure(limits.tokensPerDay)}.`}
        onChange={({ target }) => write(target.value)}
      />
      <p className="text-13 text-pretty text-muted">
        One answer takes at most {figure(limits.steps)} steps, {figure(limits.seconds)} seconds and{' '}
        {figure(limits.tokensPerRun)} tokens.
      </p>
      <FailureNote error={error} />
      <div className={formEnd}>
        <output className="text-muted">{isSuccess && 'Saved.'}</output>
        <Button type="submit" busy={isPending}>
          Save budget
        </Button>
      </div>
    </form>
  )
}

/** Null for nothing; undefined for what is no whole number. */
function numberIn(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,.’']/g, '')
  if (plain === '') return null
  return /^\d{1,10}$/.test(plain) ? Number(plain) : undefined
}
