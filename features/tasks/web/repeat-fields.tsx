import { useState } from 'react'
import { Select } from '#foundation/web/design/select.tsx'
import { HowOften, RepeatEnds } from '#foundation/web/repetition/repeat-parts.tsx'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { RepeatsFrom } from '../contract.ts'
import { repeatWords } from '../rules/words.ts'
import type { Draft } from './draft.ts'
import { canCountFromDone, optionsFor, type RepeatDraft, repeatDraftOf, ruleOf } from './repeat-draft.ts'

type RepeatFieldsProps = { draft: Draft; today: string; onChange: (change: Partial<Draft>) => void }

/** How the task repeats: one of the usual ways or an own one, and what that comes to in words. */
export function RepeatFields({ draft: { repeat, repeatsFrom, day }, today, onChange }: RepeatFieldsProps) {
  const format = useTimeFormat()
  const [first] = useState(() => ({ repeat, due: day === '' ? null : day, repeatsFrom }))
  const [chosen, setChosen] = useState(() => repeatDraftOf(repeat, repeatsFrom))
  const { kind } = chosen
  const isKept = repeatDraftOf(first.repeat, first.repeatsFrom).kind === 'kept'
  const isWithoutDay = repeatsFrom === 'due' && day === ''
  const words = isWithoutDay
    ? 'What repeats by the calendar needs a first day: fill in “Due”.'
    : `Repeats ${repeatWords({ repeat, repeatsFrom, due: day === '' ? null : day }, format)}.`

  function put(change: Partial<RepeatDraft>, from = repeatsFrom): void {
    const changed = { ...chosen, ...change }
    const counts = changed.kind === 'kept' ? first.repeatsFrom : canCountFromDone(changed.kind) ? from : 'due'
    setChosen(changed)
    onChange({ repeat: ruleOf(changed, { from: counts, day }), repeatsFrom: counts })
  }
  return (
    <>
      <Select
        label="Repeats"
        value={kind}
        options={optionsFor(isKept ? repeatWords(first, format) : undefined)}
        onChange={(value) => put({ kind: value })}
      />
      {canCountFromDone(kind) && (
        <Select label="Counted from" value={repeatsFrom} options={counted} onChange={(from) => put({}, from)} />
      )}
      {kind !== 'never' && (
        <div className="col-span-2 grid gap-4">
          {kind === 'own' && <HowOften repeat={chosen} put={put} hasDays={repeatsFrom === 'due'} />}
          {kind !== 'kept' && repeatsFrom === 'due' && <RepeatEnds repeat={chosen} put={put} today={today} />}
          <output className="block rounded-control bg-sunken px-3 py-2.5 text-13">{words}</output>
        </div>
      )}
    </>
  )
}

const counted: { value: RepeatsFrom; label: string }[] = [
  { value: 'due', label: 'When it is due' },
  { value: 'done', label: 'When it was done' },
]
