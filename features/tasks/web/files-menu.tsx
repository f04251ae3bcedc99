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
import { exportTasksCsvRoute, exportTasksRoute, type TaskList } from '../contract.ts'
import { ImportDialog } from './overlays.ts'

const routes = { ics: exportTasksRoute, csv: exportTasksCsvRoute }

/** Brings tasks from other programs, and writes a list as a file that they read. */
export function FilesMenu({ lists, list }: { lists: readonly TaskList[]; list: string | undefined }) {
  const { client } = useSession()
  const toast = useToast()
  const [isImporting, setImporting] = useState(false)
  async function write({ id, name }: TaskList, kind: keyof typeof routes): Promise<void> {
    try {
      save(await client.download(routes[kind], { params: { id } }), `${name}.${kind}`)
    } catch (error) {
      toast({
        title: 'The list could not be exported',
        description: sentenceOf(error instanceof Error ? error : new Error(String(error))),
        kind: 'failed',
      })
    }
  }
  const shown = list === undefined ? lists : lists.filter(({ id }) => id === list)
  const exportsAs = (kind: keyof typeof routes, ending = '') =>
    shown.map((each) => ({
      label: `Export ${each.name}${ending}`,
      icon: <Download />,
      run: () => void write(each, kind),
    }))
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="More for tasks" icon={<Ellipsis />} />}
        groups={[
          [{ label: 'Import…', icon: <Upload />, run: () => setImporting(true) }, ...exportsAs('ics')],
          exportsAs('csv', ' as CSV'),
        ]}
      />
      {isImporting && <ImportDialog lists={lists} list={list} onClose={() => setImporting(false)} />}
    </>
  )
}
