import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { AlertDialog } from '#foundation/web/design/alert-dialog.tsx'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { Dialog, DialogClose } from '#foundation/web/design/dialog.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import { Popover } from '#foundation/web/design/popover.tsx'
import { Tabs } from '#foundation/web/design/tabs.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { useToast } from '#foundation/web/design/toast.tsx'
import { Tooltip } from '#foundation/web/design/tooltip.tsx'
import { Chapter, Row, Specimen } from './specimen.tsx'

export function Overlays() {
  return (
    <Chapter
      id="overlays"
      title="Overlays"
      says="They grow out of what opened them, give the focus back when they go, and always leave by Escape."
    >
      <Specimen name="Dialogs">
        <Row>
          <Rename />
          <Send />
        </Row>
      </Specimen>
      <Specimen name="Menu, popover, tooltip">
        <Row>
          <ChatMenu />
          <Popover trigger={<Button>Who is coming?</Button>} title="Four people">
            <p className="text-muted">Sara and Ben have said yes. Mira and Tom have not answered.</p>
          </Popover>
          <Tooltip label="Copy the link" shortcut="mod+c">
            <IconButton label="Copy the link" icon={<Copy />} />
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen name="Toasts">
        <ToastButtons />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="What to look at"
          defaultValue="day"
          tabs={[
            { value: 'day', label: 'Day', content: <p className="text-muted">Three meetings and a train.</p> },
            {
              value: 'week',
              label: 'Week',
              content: <p className="text-muted">Eleven meetings, two afternoons free.</p>,
            },
            { value: 'agenda', label: 'Agenda', content: <p className="text-muted">Morning, afternoon, evening.</p> },
          ]}
        />
      </Specimen>
    </Chapter>
  )
}

function Rename() {
  return (
    <Dialog
      trigger={<Button>Rename chat</Button>}
      title="Rename chat"
      description="Only you see the name."
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <DialogClose>
            <Button kind="primary">Rename</Button>
          </DialogClose>
        </>
      }
    >
      <TextField label="Name" defaultValue="Budget with Sara" />
    </Dialog>
  )
}

function Send() {
  const [sent, setSent] = useState(false)
  return (
    <>
      <AlertDialog
        trigger={<Button>Send the draft</Button>}
        title="Send this mail?"
        description="It goes to two people outside your company and cannot be called back."
        confirm={{ label: 'Send', kind: 'primary', run: () => setSent(true) }}
      >
        <Card waiting>
          <p className="text-13 text-muted">To Sara Okafor, Ben Lund</p>
          <p className="mt-1">Tuesday at 11 works for all of us. I have put the figures in the file.</p>
        </Card>
      </AlertDialog>
      <output className="text-muted">{sent && 'Sent (it was only a show).'}</output>
    </>
  )
}

function ChatMenu() {
  const [last, setLast] = useState<string>()
  const item = (label: string) => ({ label, run: () => setLast(label) })
  return (
    <>
      <Menu
        trigger={<Button icon={<Ellipsis />}>Chat</Button>}
        groups={[
          [
            { ...item('Rename'), icon: <Pencil />, shortcut: 'f2' },
            { ...item('Pin'), icon: <Pin /> },
            { ...item('Copy link'), icon: <Copy />, disabled: true },
          ],
          [{ ...item('Delete'), icon: <Trash /> }],
        ]}
      />
      <output className="sr-only">{last && `${last} was chosen.`}</output>
    </>
  )
}

function ToastButtons() {
  const toast = useToast()
  const [undone, setUndone] = useState(false)
  return (
    <Row>
      <Button onClick={() => toast({ title: 'Chat deleted', action: { label: 'Undo', run: () => setUndone(true) } })}>
        Delete with undo
      </Button>
      <Button
        onClick={() =>
          toast({ kind: 'failed', title: 'The mail was not sent', description: 'It is kept as a draft. Try again.' })
        }
      >
        Fail
      </Button>
      <output className="text-muted">{undone && 'Undone.'}</output>
    </Row>
  )
}
