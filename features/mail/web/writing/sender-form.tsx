import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { KnownSender } from '../../contract.ts'
import { useActs } from '../acts.tsx'
import { learnedWords } from './learned-words.ts'
import { sendersKey } from './sends.ts'

/** How mail from one account begins and ends, how it is signed, and how long it can be taken back. */
export function SenderForm({
  sender,
  onDone,
  children,
}: {
  sender: KnownSender
  onDone?: () => void
  children?: ReactNode
}) {
  const { learned, account } = sender
  const [fields, setFields] = useState(() => fieldsOf(sender))
  const [isBusy, setBusy] = useState(false)
  const { attempt } = useActs()
  const queries = useQueryClient()
  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const isSaved = await attempt('mail.change-sender', { account, ...fields, holdSeconds: Number(fields.holdSeconds) })
    await queries.invalidateQueries({ queryKey: sendersKey })
    setBusy(false)
    if (isSaved) onDone?.()
  }
  const input = (name: keyof typeof fields, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  })
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid max-w-130 gap-4">
      <TextField {...input('name', 'Your name, as receivers see it', 200)} />
      <TextArea {...input('signature', 'Signature', 5_000)} rows={4} />
      <p className="text-pretty text-muted">{learnedWords(learned)}</p>
      <TextField {...input('greeting', 'Greeting', 100)} placeholder={learned.friendly.greeting || 'Hi {name},'} />
      <TextArea {...input('closing', 'Closing', 500)} rows={2} placeholder={learned.friendly.closing || 'Best,'} />
      <TextField
        {...input('formalGreeting', 'Formal greeting', 100)}
        placeholder={learned.formal.greeting || 'Dear {name},'}
      />
      <TextArea
        {...input('formalClosing', 'Formal closing', 500)}
        rows={2}
        placeholder={learned.formal.closing || 'Kind regards,'}
      />
      <Select
        label="Sending can be undone for"
        options={[...new Set(['0', '5', '10', '20', '30', '60', fields.holdSeconds])].map((value) => ({
          value,
          label: value === '0' ? 'No time' : `${value} seconds`,
        }))}
        value={fields.holdSeconds}
        onChange={(holdSeconds) => setFields({ ...fields, holdSeconds })}
      />
      <div className={formEnd}>
        {children}
        <Button kind="primary" type="submit" busy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}

function fieldsOf({ name, signature, holdSeconds, greeting, closing, formalGreeting, formalClosing }: KnownSender) {
  return { name, signature, greeting, closing, formalGreeting, formalClosing, holdSeconds: String(holdSeconds) }
}
