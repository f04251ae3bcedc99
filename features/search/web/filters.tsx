import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { dayHere } from '#foundation/web/own-zone.ts'
import { foundKinds } from '../contract.ts'
import { useTags } from './use-tags.ts'
import type { Chosen } from './chosen.ts'
import { kinds } from './kinds.ts'

type FiltersProps = { chosen: Chosen; onChoose: (change: Partial<Chosen>) => void }

/** Which kinds, between which days and with which tag; nothing chosen means everything. On a phone they are behind a button. */
export function Filters({ chosen, onChoose }: FiltersProps) {
  const id = useId()
  const [today] = useState(() => dayHere(Date.now()))
  const { from, until } = chosen
  const count = countOf(chosen)
  const [isOpen, setOpen] = useState(count > 0)
  const isTurned = from !== '' && until !== '' && until < from
  return (
    <>
      <div className="mt-4 sm:hidden">
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? 'Filter' : `Filter (${count})`}
        </Button>
      </div>
      <div
        id={id}
        className={`mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-13 font-medium">Only</legend>
          <div className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-2">
            {foundKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={kinds[kind].all}
                checked={chosen.kinds.includes(kind)}
                onChange={({ target: { checked } }) =>
                  onChoose({ kinds: foundKinds.filter((one) => (one === kind ? checked : chosen.kinds.includes(one))) })
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="grid w-full grid-cols-2 gap-3 sm:w-90">
          <DateField label="From" value={from} today={today} onChange={(day) => onChoose({ from: day })} />
          <DateField
            label="Until"
            value={until}
            today={today}
            onChange={(day) => onChoose({ until: day })}
            error={isTurned ? 'This day is before the first.' : undefined}
          />
          <TagField tag={chosen.tag} onChoose={(tag) => onChoose({ tag })} />
        </div>
        {isFiltered(chosen) && (
          <div className="-mt-2 -ml-3.5 w-full">
            <Button kind="plain" onClick={() => onChoose({ kinds: [], from: '', until: '', tag: '' })}>
              Take off all filters
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Shown to whoever has tags. */
function TagField({ tag, onChoose }: { tag: string; onChoose: (tag: string) => void }) {
  const known = useTags()
  const tags = tag === '' || known.includes(tag) ? known : [tag, ...known]
  if (tags.length === 0) return null
  const options = [{ value: '', label: 'Any tag or none' }, ...tags.map((each) => ({ value: each, label: each }))]
  return (
    <div className="col-span-2">
      <Select label="Tag" options={options} value={tag} onChange={onChoose} />
    </div>
  )
}

export function isFiltered(chosen: Chosen): boolean {
  return countOf(chosen) > 0
}

function countOf({ kinds: only, from, until, tag }: Chosen): number {
  return [only.length > 0, from !== '', until !== '', tag !== ''].filter(Boolean).length
}
