import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { type ButtonKind, kinds, shape } from '#foundation/web/design/button-look.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { downloadDraftRoute } from '../../contract.ts'
import { type Mail, mailtoOf } from './recipients.ts'

export function MailAppLink({ mail, kind = 'quiet' }: { mail: Mail; kind?: ButtonKind }) {
  return (
    <a href={mailtoOf(mail)} className={`${shape} ${kinds[kind]} px-3.5`}>
      Open in mail app
    </a>
  )
}

export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('Copy')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // Without https a browser gives no clipboard; the text can still be marked by hand.
      setSaid('Not possible here')
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
    </Button>
  )
}

type DownloadButtonProps = {
  id: string
  subject: string
  disabled?: boolean
  /** The file holds what is stored: stores the rest first. */
  before?: () => Promise<unknown>
}

export function DownloadButton({ id, subject, disabled = false, before }: DownloadButtonProps) {
  const { client } = useSession()
  const [failed, setFailed] = useState<Error>()
  async function download(): Promise<void> {
    try {
      await before?.()
      save(await client.download(downloadDraftRoute, { params: { id } }), `${subject.slice(0, 80) || 'Draft'}.eml`)
      setFailed(undefined)
    } catch (error) {
      setFailed(error as Error)
    }
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => void download()}>
        Download .eml
      </Button>
      {failed && <FailureNote error={failed} />}
    </>
  )
}
