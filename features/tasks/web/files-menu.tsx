import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import { useToast } from '#foundation/web/design/toast.tsx'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { exportTasksRoute, type TaskList } from '../contract.ts'
import { ImportDialog } from './overlays.ts'

/** Brings tasks from other programs, and writes a list as a file that they read. */
export function FilesMenu({ lists, list }: { lists: readonly TaskList[]; list: string | undefined }) {
  const { client } = useSession()
  const toast = useToast()
  const [isImporting, setImporting] = useState(false)
  async function write({ id, name }: TaskList): Promise<void> {
    try {
      save(await client.download(exportTasksRoute, { params: { id } }), `${name}.ics`)
    } catch (error) {
      toast({
        title: 'The list could not be exported',
        description: sentenceOf(error instanceof Error ? error : new Error(String(error))),
        kind: 'failed',
      })
    }
  }
  const shown = list === undefined ? lists : lists.filter(({ id }) => id === list)
  const exports = shown.map((each) => ({
    label: `Export ${each.name}`,
    icon: <Download />,
    run: () => void write(each),
  }))
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="More for tasks" icon={<Ellipsis />} />}
        groups={[[{ label: 'Import…', icon: <Upload />, run: () => setImporting(true) }, ...exports]]}
      />
      {isImporting && <ImportDialog lists={lists} list={list} onClose={() => setImporting(false)} />}
    </>
  )
}
