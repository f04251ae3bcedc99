import { type SyntheticEvent, useState } from 'react'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { ZoneField } from '#foundation/web/design/zone-field.tsx'
import { changedProfile, type Me } from '../contract.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { useChangeMe } from './me.ts'
import { WorkingHoursField } from './working-hours-field.tsx'

/** What was typed stays, whatever the server says to it. */
export function ProfileForm({ me }: { me: Me }) {
  const [name, setName] = useState(me.name)
  const [zone, setZone] = useState(me.zone)
  const [workingHours, setWorkingHours] = useState(me.workingHours)
  const [wrong, setWrong] = useState<Failure | null>(null)
  const change = useChangeMe()
  const failure = wrong ?? change.error
  const problems = problemsIn(failure)

  function touch(): void {
    setWrong(null)
    change.reset()
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    touch()
    try {
      change.mutate(check(changedProfile, { name, zone, workingHours }))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setWrong(error)
    }
  }

  return (
    <form onSubmit={save} onChange={touch} noValidate className="grid max-w-110 gap-6">
      <TextField
        label="Name"
        autoComplete="name"
        {...(me.nameSources.length > 0 && { description: foreignName })}
        value={name}
        error={problems('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid gap-1">
        <p className="text-13 font-medium">Email</p>
        <p className="wrap-anywhere">{me.email}</p>
        <p className="text-13 text-muted">Comes from {me.provider.name}.</p>
      </div>
      <ZoneField
        description={me.zoneChosen ? 'All times are shown in it, such as Europe/Vienna.' : guessedZone}
        value={zone}
        error={problems('zone')}
        onChange={setZone}
      />
      <WorkingHoursField value={workingHours} problems={problems} onChange={setWorkingHours} />
      <div className={formEnd}>
        <FailureNote error={failure && problems.none ? failure : null} />
        <output className="text-muted">{change.isSuccess && 'Saved.'}</output>
        <Button type="submit" kind="primary" busy={change.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

const foreignName = 'This name may hold other people’s words, so the assistant does not use it. Saving makes it yours.'

const guessedZone = 'Taken from your browser when you signed in. Save to keep it.'

/** What is wrong at a field; `workingHours.2` for the third of them. */
export type Problems = ((field: string) => string | undefined) & { none: boolean }

function problemsIn(failure: Error | null): Problems {
  const errors = (failure instanceof Failure && failure.errors) || []
  const find = (field: string) => errors.find((error) => error.field === field || error.field.startsWith(`${field}.`))
  return Object.assign((field: string) => find(field)?.message, { none: errors.length === 0 })
}
