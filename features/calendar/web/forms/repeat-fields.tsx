import { useEffect, useEffectEvent, useState } from 'react'
import { Select } from '#foundation/web/design/select.tsx'
import { HowOften, RepeatEnds } from '#foundation/web/repetition/repeat-parts.tsx'
import { useToday } from '../place.ts'
import type { FieldsProps } from './event-fields.tsx'
import { startOf } from './event-draft.ts'
import { optionsFor, type RepeatDraft, repeatDraftOf, ruleOf } from './repeat-draft.ts'
import { SeriesPreview } from './series-preview.tsx'

/** How it repeats: one of the usual ways or an own one, and what becomes of that. */
export function RepeatFields({ draft, write }: FieldsProps) {
  const [first] = useState(() => startOf(draft))
  const [repeat, setRepeat] = useState(() => repeatDraftOf(draft.repeat, first))
  const [isTouched, setTouched] = useState(false)
  // What was chosen here, such as “every Monday”, follows the day that it begins on; to move one of a series is no word about it.
  const start = isTouched ? startOf(draft) || first : first
  const rule = isTouched ? ruleOf(repeat, start) : draft.repeat
  const tell = useEffectEvent((wanted: string | null) => {
    if (wanted !== draft.repeat) write({ repeat: wanted })
  })
  useEffect(() => tell(rule), [rule])
  function put(changed: Partial<RepeatDraft>): void {
    setTouched(true)
    setRepeat({ ...repeat, ...changed })
  }
  const today = useToday()
  const ends = repeat.kind !== 'none' && repeat.kind !== 'kept'
  return (
    <div className="grid gap-4">
      <Select
        label="Repeat"
        options={optionsFor(start, repeat.rule !== '' && repeatDraftOf(repeat.rule, start).kind === 'kept')}
        value={repeat.kind}
        onChange={(kind) => put({ kind })}
      />
      {repeat.kind === 'own' && <HowOften repeat={repeat} put={put} />}
      {ends && <RepeatEnds repeat={repeat} put={put} today={today} />}
      {rule !== null && <SeriesPreview draft={{ ...draft, repeat: rule }} />}
    </div>
  )
}
