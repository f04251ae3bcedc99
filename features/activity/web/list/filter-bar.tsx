import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { dayHere } from '#foundation/web/own-zone.ts'
import { activityStates, listActionsRoute } from '../../contract.ts'
import { useKindName } from '../kinds.ts'
import { originNames, stateNames } from '../words.ts'
import type { Chosen, FilterName } from './filters.ts'

type FilterBarProps = {
  chosen: Chosen
  onChoose: (name: FilterName, value: string) => void
  onClear: () => void
}

const all = 'all'
/** Pending activities are always shown above the list. */
const states = activityStates
  .filter((state) => state !== 'waiting')
  .map((value) => ({ value, label: stateNames[value] }))
const origins = Object.entries(originNames).map(([value, label]) => ({ value, label }))

/** The filters, once opened. */
export function FilterBar({ chosen, onChoose, onClear }: FilterBarProps) {
  const kinds = useKinds(chosen.kind)
  const [today] = useState(() => dayHere(Date.now()))
  const choose = (name: FilterName) => (value: string) => onChoose(name, value === all ? '' : value)
  return (
    <search aria-label="Filter" className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      <Filter label="Kind" options={kinds} value={chosen.kind} onChange={choose('kind')} />
      <Filter label="State" options={states} value={chosen.state} onChange={choose('state')} />
      <Filter label="Asked by" options={origins} value={chosen.origin} onChange={choose('origin')} />
      <DateField label="Day" value={chosen.day ?? ''} today={today} onChange={(day) => onChoose('day', day)} />
      {Object.keys(chosen).length > 0 && (
        <div className="col-span-full -mt-1 -ml-3.5">
          <Button kind="plain" onClick={onClear}>
            Show all
          </Button>
        </div>
      )}
    </search>
  )
}

type Option = { value: string; label: string }
type FilterProps = {
  label: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
}

function Filter({ label, options, value = all, onChange }: FilterProps) {
  return <Select label={label} options={[{ value: all, label: 'All' }, ...options]} value={value} onChange={onChange} />
}

/** The kinds of the existing actions. */
function useKinds(chosen: string | undefined): Option[] {
  const { client } = useSession()
  const kindName = useKindName()
  const { data = [] } = useQuery({
    queryKey: ['activity', 'actions'],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.call(listActionsRoute, {}, { signal }),
  })
  const kinds = new Set([
    ...data.map(({ name }) => name.split('.')[0] ?? name),
    ...(chosen === undefined ? [] : [chosen]),
  ])
  return [...kinds].map((value) => ({ value, label: kindName(value) }))
}
