import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { contactsFileBytes, type ContactsPreview, previewContactsRoute } from '../contract.ts'

/** Previews a file, then imports it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { client } = useSession()
  const { perform } = useActing()
  const input = useRef<HTMLInputElement>(null)
  const preview = useMutation({
    async mutationFn(file: File) {
      if (file.size > contactsFileBytes)
        throw new Failure('too-large', 'A file of contacts can have 2 MB at most. Nothing of this one was read.')
      return client.call(previewContactsRoute, { body: { name: file.name.slice(0, 300), content: await file.text() } })
    },
  })
  const bring = useMutation({
    mutationFn: (id: string) => perform('contacts.import-file', { import: id }),
    onSuccess: onClose,
  })
  const { data } = preview
  const brings = data !== undefined && data.added + data.changed > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import contacts"
      description="Choose a vCard file (.vcf). You see what is in it before anything is added."
    >
      <input
        ref={input}
        type="file"
        accept=".vcf,.vcard,text/vcard"
        hidden
        aria-label="Contacts file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) preview.mutate(file)
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {data && !preview.isPending && <Brings preview={data} />}
      </div>
      <FailureNote error={preview.error ?? bring.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind={brings ? 'quiet' : 'primary'} busy={preview.isPending} onClick={() => input.current?.click()}>
          {data ? 'Choose another file' : 'Choose a file'}
        </Button>
        {data && brings && (
          <Button kind="primary" busy={bring.isPending} onClick={() => bring.mutate(data.id)}>
            Import
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const states = { added: 'new', changed: 'will be completed', unchanged: 'known already' } as const
const mostLeft = 5

function Brings({ preview: { name, added, changed, unchanged, left, first } }: { preview: ContactsPreview }) {
  const all = added + changed + unchanged
  return (
    <>
      <p className="wrap-anywhere">
        “{name}” has {all === 1 ? 'one contact' : `${all} contacts`}: {added} new, {changed} to complete, {unchanged}{' '}
        known already.
      </p>
      <ul className="grid max-h-48 overflow-y-auto text-13">
        {first.map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file may name two people alike
          <li key={at} className="flex justify-between gap-3 border-b border-hairline py-1.5">
            <span className="truncate">{each.name}</span>
            <span className="shrink-0 text-muted">{states[each.state]}</span>
          </li>
        ))}
      </ul>
      {left.slice(0, mostLeft).map((each) => (
        <p key={`${each.name} ${each.why}`} className="text-13 wrap-anywhere text-muted">
          {each.name}: {each.why}
        </p>
      ))}
      {left.length > mostLeft && <p className="text-13 text-muted">And {left.length - mostLeft} more remarks.</p>}
    </>
  )
}
