import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense } from 'react'
import { late } from '#foundation/web/late.ts'
import type { Activity } from '../../contract.ts'

const FormattedText = late(async () => (await import('./formatted-text.tsx')).FormattedText)

/** Labels and values, word for word. */
export function FieldList({ fields }: Pick<Activity['shown'], 'fields'>) {
  if (fields.length === 0) return null
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:gap-y-2 sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
      {fields.map(({ name, label, value, form }) => (
        <div key={name} className="contents">
          <dt className="text-13 text-muted max-sm:-mb-3 sm:pt-px">{label}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">
            {form ? <Formatted value={value} form={form} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FormattedProps = { value: string; form: NonNullable<Activity['shown']['fields'][number]['form']> }

/** Drawn once its code is here. A text that cannot be drawn is shown as it is, with its formatting in words. */
function Formatted({ value, form: { lines, words } }: FormattedProps) {
  const plain = (
    <>
      {value}
      <span className="mt-2 block text-13 text-muted">{words}</span>
    </>
  )
  if (lines.length === 0) return plain
  return (
    <Suspense fallback={plain}>
      <FormattedText lines={lines} words={words} plain={plain} />
    </Suspense>
  )
}

/** This many fit on a phone without a wall of text. */
const mostSources = 4

/** Whose words were read on the way here. If there are many, the rest is shown on a press. */
export function Sources({ activity: { sources, state } }: { activity: Activity }) {
  if (sources.length === 0) return null
  const look = `text-13 text-pretty wrap-anywhere ${state === 'waiting' ? 'rounded-control bg-amber-wash px-3 py-2' : 'text-muted'}`
  if (sources.length <= mostSources) return <p className={look}>Asked for after reading: {sources.join(', ')}.</p>
  const [first, rest] = [sources.slice(0, mostSources - 1), sources.slice(mostSources - 1)]
  return (
    <details className={`group/changes ${look}`}>
      <summary className="cursor-default list-none pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        Asked for after reading: {first.join(', ')}{' '}
        <span className="inline-flex items-center gap-1 font-medium">
          and {rest.length} more
          <ChevronRight aria-hidden="true" className="size-3.5 transition-[rotate] group-open/changes:rotate-90" />
        </span>
      </summary>
      <p className="mt-1">{rest.join(', ')}.</p>
    </details>
  )
}

/** Before and after. */
export function Changes({ changes }: Pick<Activity, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-1 text-13">
      {changes.map(({ label, before, after }) => (
        <div key={`${label} ${before} ${after}`} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">
            <Value value={before} quiet />
            <span className="text-muted" aria-hidden="true">
              {' → '}
            </span>
            <span className="sr-only"> became </span>
            <Value value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, quiet = false }: { value: string | null; quiet?: boolean }) {
  if (value === null || value === '') return <span className="text-muted">nothing</span>
  return <span className={quiet ? 'text-muted' : ''}>{value}</span>
}
