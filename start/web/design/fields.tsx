import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import { Button } from '#foundation/web/design/button.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { Chapter, Pair, Specimen } from './specimen.tsx'

const zones = [
  { value: 'Europe/Vienna', label: 'Vienna' },
  { value: 'Europe/London', label: 'London' },
  { value: 'America/New_York', label: 'New York' },
  { value: 'Asia/Kolkata', label: 'Kolkata' },
  { value: 'Antarctica/Troll', label: 'Troll', disabled: true },
] as const

const long =
  'Quarterly planning with everyone who was at the last one and a few who were not, in the big room on the second floor'

export function Fields() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      says="The label stays in sight; what is wrong is said beneath, with what to do."
    >
      <Specimen name="Text field">
        <Pair>
          <TextField label="Title" placeholder="What is it about?" />
          <TextField label="Title" defaultValue="Budget with Sara" />
          <TextField
            label="Attendees"
            description="Separate addresses with commas."
            defaultValue="sara@example.com, ben@example.com"
          />
          <TextField label="Ends" error="End must be after start." defaultValue="09:00" />
          <TextField label="Location" disabled defaultValue="Room 2" />
          <TextField label={long} defaultValue={long} />
        </Pair>
      </Specimen>
      <Specimen name="Text area">
        <Pair>
          <TextArea label="Description" placeholder="Grows with what you write." />
          <TextArea label="Message" error="A message needs some words." description="Everyone in the chat reads it." />
        </Pair>
      </Specimen>
      <Specimen name="Select">
        <Pair>
          <Select label="Time zone" options={zones} />
          <Select label="Home zone" options={zones} defaultValue="Europe/Vienna" description="Times are shown in it." />
          <Select label="Away zone" options={zones} error="Please choose a zone." />
          <Select label="Fixed zone" options={zones} defaultValue="Asia/Kolkata" disabled />
        </Pair>
      </Specimen>
      <Specimen name="Together">
        <Invitation />
      </Specimen>
    </Chapter>
  )
}

const address = z.object({ mail: z.email('This is not an e-mail address.') })

/** Checked by the same kind of shape that the server checks by. */
function Invitation() {
  const [error, setError] = useState<string>()
  const [invited, setInvited] = useState<string>()
  function invite(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = address.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setError(given.error?.issues[0]?.message)
    setInvited(given.data?.mail)
  }
  return (
    <form onSubmit={invite} noValidate className="grid max-w-90 gap-4">
      <TextField label="Invite by mail" name="mail" type="email" autoComplete="off" error={error} />
      <div className="flex items-center gap-3">
        <Button kind="primary" type="submit">
          Invite
        </Button>
        <output className="text-muted">{invited && `${invited} would be invited.`}</output>
      </div>
    </form>
  )
}
