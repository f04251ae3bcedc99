import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { exportActivityRoute } from '../../contract.ts'

export function ExportButton() {
  const { client } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const day = new Date().toISOString().slice(0, 10)
      save(await client.download(exportActivityRoute, {}), `attache-activity-${day}.json`)
    },
  })
  return (
    <div className="grid justify-items-end gap-1">
      <Button icon={<Download aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
        Export
      </Button>
      <FailureNote error={error} />
    </div>
  )
}
