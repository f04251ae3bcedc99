import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { type Calendar, sharedAddressRoute } from '../../contract.ts'
import { usePerform } from '../perform.tsx'

/** The secret address of a calendar: made after a yes, copied, taken back. */
export function ShareDialog({ calendar, onClose }: { calendar: Calendar; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useAddress(calendar.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Secret address"
      description={`Whoever knows it can read everything in “${calendar.name}” from another calendar program, and change nothing.`}
    >
      {!data && error && (
        <ErrorState
          title="The address could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the address">
          <Skeleton className="h-9 w-full" />
        </Loading>
      )}
      {data?.address === null && <NotShared calendar={calendar} />}
      {data && data.address !== null && <Shared calendar={calendar} address={data.address} />}
    </Dialog>
  )
}

/** What leaves the house waits for a yes, which is asked for in a place of its own; after it the address stands here. */
function NotShared({ calendar }: { calendar: Calendar }) {
  const perform = usePerform()
  const share = useMutation({ mutationFn: () => perform('calendar.share-calendar', { id: calendar.id }) })
  return (
    <div className="grid justify-items-start gap-3">
      <p>There is none yet.</p>
      <Button kind="primary" busy={share.isPending} onClick={() => share.mutate()}>
        Create a secret address
      </Button>
      <FailureNote error={share.error} />
    </div>
  )
}

function Shared({ calendar, address }: { calendar: Calendar; address: string }) {
  const perform = usePerform()
  const field = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const revoke = useMutation({ mutationFn: () => perform('calendar.stop-sharing', { id: calendar.id }) })

  async function copy(): Promise<void> {
    // Without a secure connection there is no clipboard to write to; then the keys of the system do it.
    field.current?.querySelector('input')?.select()
    const isCopied = await writeToClipboard(address)
    setSaid(isCopied ? 'Copied.' : 'The address is selected. Copy it with the keys of your system.')
  }
  return (
    <div className="grid gap-4">
      <div ref={field}>
        <TextField label="Address" readOnly value={address} onFocus={({ target }) => target.select()} />
      </div>
      <p aria-hidden="true" className="text-13 text-muted empty:hidden">
        {said}
      </p>
      <LiveRegion>{said}</LiveRegion>
      <FailureNote error={revoke.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={revoke.isPending} onClick={() => revoke.mutate()}>
          Revoke
        </Button>
        <Button kind="primary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}

async function writeToClipboard(text: string): Promise<boolean> {
  if (!isSecureContext) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The browser may refuse, and says so in its own way.
    return false
  }
}

function useAddress(id: string) {
  const { client } = useSession()
  return useQuery({
    queryKey: ['calendar', 'address', id],
    queryFn: ({ signal }) => client.call(sharedAddressRoute, { params: { id } }, { signal }),
  })
}
