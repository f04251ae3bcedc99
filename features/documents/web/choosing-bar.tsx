import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { type FileKind, fileKinds, type FileOrder } from '../contract.ts'
import type { Place } from './place.ts'

export type Sought = { words: string; about: string; since: Since }
export type Since = keyof typeof sinceWords

const sinceWords = {
  any: 'Added at any time',
  day: 'Added today',
  week: 'In the last 7 days',
  month: 'In the last 30 days',
  year: 'In the last year',
}
const sinceDays: Record<Since, number | undefined> = { any: undefined, day: 1, week: 7, month: 30, year: 365 }

const kindWords: Record<FileKind, string> = {
  pdf: 'PDFs',
  document: 'Texts',
  spreadsheet: 'Tables',
  presentation: 'Slides',
  picture: 'Pictures',
  mail: 'Mail',
  archive: 'Archives',
  recording: 'Sound and film',
}

const orderWords: Record<FileOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed first',
  name: 'By name',
  largest: 'Largest first',
  smallest: 'Smallest first',
  kind: 'By kind',
}

type Change = { [Key in keyof Place]?: Place[Key] | undefined }
type ChoosingBarProps = {
  place: Place
  sought: Sought
  onSeek: (sought: Sought) => void
  onGo: (change: Change) => void
}

/** What of the files is shown, and in which order. On a phone all but the name is behind a button. */
export function ChoosingBar({ place, sought, onSeek, onGo }: ChoosingBarProps) {
  const [isOpen, setOpen] = useState(false)
  const set = chosenIn(place, sought)
  return (
    <search aria-label="Which files" data-choosing className="grid gap-2">
      <div className="col-span-2 flex gap-2 sm:contents">
        <div data-wide className="min-w-0 grow">
          <TextField
            label="Name"
            labelHidden
            placeholder="Search by name"
            type="search"
            value={sought.words}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onSeek({ ...sought, words: target.value })}
          />
        </div>
        <div className="sm:hidden">
          <Button
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {set === 0 ? 'Filter' : `Filter (${set})`}
          </Button>
        </div>
      </div>
      <div className={`contents ${isOpen ? '' : 'max-sm:hidden'}`}>
        <Choices place={place} sought={sought} onSeek={onSeek} onGo={onGo} />
      </div>
    </search>
  )
}

/** How many of them differ from what they begin with. */
function chosenIn({ kind, order }: Pick<Place, 'kind' | 'order'>, { about, since }: Sought): number {
  return [about.trim() !== '', kind !== undefined, since !== 'any', order !== 'newest'].filter(Boolean).length
}

function Choices({ place, sought, onSeek, onGo }: ChoosingBarProps) {
  return (
    <>
      <div data-wide className="col-span-2">
        <TextField
          label="Person or words in it"
          labelHidden
          placeholder="Person or words in it"
          type="search"
          value={sought.about}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onSeek({ ...sought, about: target.value })}
        />
      </div>
      <div data-narrow>
        <Select
          label="Kind"
          labelHidden
          value={place.kind ?? 'all'}
          options={[
            { value: 'all', label: 'All kinds' },
            ...fileKinds.map((value) => ({ value, label: kindWords[value] })),
          ]}
          onChange={(kind) => onGo({ kind: kind === 'all' ? undefined : kind })}
        />
      </div>
      <div data-narrow>
        <Select
          label="Added"
          labelHidden
          value={sought.since}
          options={(Object.keys(sinceWords) as Since[]).map((value) => ({ value, label: sinceWords[value] }))}
          onChange={(since) => onSeek({ ...sought, since })}
        />
      </div>
      <div data-narrow="last" className="col-span-2">
        <Select
          label="Order"
          labelHidden
          value={place.order}
          options={(Object.keys(orderWords) as FileOrder[]).map((value) => ({ value, label: orderWords[value] }))}
          onChange={(order) => onGo({ order })}
        />
      </div>
    </>
  )
}

/** The moment from which on, in steps of an hour so that the question stays the same for a while. */
export function momentSince(since: Since, now: number): string | undefined {
  const days = sinceDays[since]
  if (days === undefined) return undefined
  return new Date(Math.floor(now / 3_600_000) * 3_600_000 - days * 86_400_000).toISOString()
}
