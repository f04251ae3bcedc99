import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { RadioGroup } from '#foundation/web/design/radio-group.tsx'
import { Switch } from '#foundation/web/design/switch.tsx'
import { Tooltip } from '#foundation/web/design/tooltip.tsx'
import { Chapter, Pair, Row, Specimen } from './specimen.tsx'

export function Buttons() {
  const [busy, setBusy] = useState(false)
  function work(): void {
    setBusy(true)
    setTimeout(() => setBusy(false), 1_500)
  }
  return (
    <Chapter id="buttons" title="Buttons" says="A verb each. At most one in sight is green.">
      <Specimen name="Primary">
        <Row>
          <Button kind="primary">Send message</Button>
          <Button kind="primary" icon={<Plus />}>
            Create event
          </Button>
          <Button kind="primary" busy>
            Send message
          </Button>
          <Button kind="primary" disabled>
            Send message
          </Button>
          <Button kind="primary" busy={busy} onClick={work}>
            Work for a moment
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Quiet">
        <Row>
          <Button>Cancel</Button>
          <Button icon={<Plus />}>New chat</Button>
          <Button busy>Cancel</Button>
          <Button disabled>Cancel</Button>
          <ButtonLink to="/design/frame">Go to the frame</ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Plain">
        <Row flush>
          <Button kind="plain">Undo</Button>
          <Button kind="plain" disabled>
            Undo
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Danger">
        <Row>
          <Button kind="danger" icon={<Trash />}>
            Delete for good
          </Button>
          <Button kind="danger" busy>
            Delete
          </Button>
          <Button kind="danger" disabled>
            Delete
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Icon">
        <Row flush>
          <Tooltip label="Send" shortcut="enter">
            <IconButton label="Send" icon={<ArrowUp />} />
          </Tooltip>
          <IconButton label="Delete chat" icon={<Trash />} />
          <IconButton label="Add" icon={<Plus />} disabled />
        </Row>
      </Specimen>
    </Chapter>
  )
}

export function Choices() {
  return (
    <Chapter id="choices" title="Choices" says="What is chosen turns to ink, so that green keeps its meaning.">
      <Specimen name="Checkbox">
        <Pair>
          <div className="grid gap-3">
            <Checkbox label="Work calendar" defaultChecked />
            <Checkbox label="Personal" />
            <Checkbox label="All calendars" mixed />
            <Checkbox label="Project A" disabled />
            <Checkbox label="Team events" disabled defaultChecked />
          </div>
          <div className="grid gap-3">
            <Checkbox label="Tell the others" description="Everyone invited gets a mail at once." />
            <Checkbox label="I have read the terms" error="Please confirm this to go on." />
          </div>
        </Pair>
      </Specimen>
      <Specimen name="Switch">
        <div className="grid gap-3">
          <Switch label="Morning brief" defaultChecked description="Sent on working days at 7:30, Europe/Vienna." />
          <Switch label="Remind me before meetings" />
          <Switch label="Write to others without asking" disabled />
          <Switch label="Keep a record of everything" disabled defaultChecked />
        </div>
      </Specimen>
      <Specimen name="Radio group">
        <Pair>
          <RadioGroup
            label="Week starts on"
            name="week"
            defaultValue="monday"
            options={[
              { value: 'monday', label: 'Monday' },
              { value: 'sunday', label: 'Sunday' },
              { value: 'today', label: 'Whatever day it is', disabled: true },
            ]}
          />
          <RadioGroup
            label="Before anything is sent"
            name="asking"
            error="Please choose one."
            options={[
              { value: 'always', label: 'Always ask', description: 'You see every word before it leaves.' },
              { value: 'others', label: 'Ask when others are concerned' },
            ]}
          />
        </Pair>
      </Specimen>
    </Chapter>
  )
}
