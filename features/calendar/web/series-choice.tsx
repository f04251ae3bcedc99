import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { RadioGroup } from '#foundation/web/design/radio-group.tsx'
import { type Occurrence, type Scope, scopes } from '../contract.ts'

export type Verb = 'Change' | 'Delete' | 'Move'

type SeriesChoiceProps = { verb: Verb; occurrence: Occurrence; onAnswer: (scope: Scope | undefined) => void }

/** Of something that repeats: how much of it is meant. */
export function SeriesChoice({ verb, occurrence, onAnswer }: SeriesChoiceProps) {
  const form = useId()
  const [scope, setScope] = useState<Scope>('this')
  function answer(event: SubmitEvent): void {
    event.preventDefault()
    onAnswer(scope)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(undefined)}
      title={`${verb} a repeating event`}
      description={`“${occurrence.title}” repeats. How much of it do you mean?`}
      actions={
        <>
          <Button onClick={() => onAnswer(undefined)}>Cancel</Button>
          <Button kind={verb === 'Delete' ? 'danger' : 'primary'} type="submit" form={form}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={answer}>
        <RadioGroup
          label="Which events"
          name="scope"
          value={scope}
          onChange={(value) => setScope(scopes.find((known) => known === value) ?? 'this')}
          options={options}
        />
      </form>
    </Dialog>
  )
}

const options = [
  { value: 'this', label: 'This event' },
  { value: 'following', label: 'This and following events' },
  { value: 'all', label: 'All events' },
]
