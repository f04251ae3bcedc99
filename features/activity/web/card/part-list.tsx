import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { inShortHere } from '#foundation/web/in-short-here.ts'
import type { Activity } from '../../contract.ts'
import { FieldList } from './fields.tsx'
import { type Part, partsOf } from './part-fields.ts'

type PartListProps = {
  activity: Activity
  /** The indexes of the unticked steps. */
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}

/** A plan with a checkbox for each step: unticked steps are not approved. */
export function PartList({ activity, left, onChange }: PartListProps) {
  const { others, parts } = partsOf(activity)
  function tick(at: number, isIn: boolean): void {
    const rest = [...left].filter((each) => each !== at)
    onChange(new Set(isIn ? rest : [...rest, at]))
  }
  return (
    <div className="grid gap-4">
      <FieldList fields={others} />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 text-13 text-muted">Unticked steps are not done.</legend>
        {parts.map((part) => (
          <OnePart
            key={part.at}
            part={part}
            at={activity.created_at}
            isIn={!left.has(part.at)}
            onTick={(isIn) => tick(part.at, isIn)}
          />
        ))}
      </fieldset>
    </div>
  )
}

type OnePartProps = { part: Part; at: string; isIn: boolean; onTick: (isIn: boolean) => void }

function OnePart({ part: { line, fields }, at, isIn, onTick }: OnePartProps) {
  return (
    <div className={`grid gap-2 wrap-anywhere ${isIn ? '' : 'text-muted line-through'}`}>
      <Checkbox label={inShortHere(line, at)} checked={isIn} onChange={({ target }) => onTick(target.checked)} />
      <div className="pl-6.5 empty:hidden">
        <FieldList fields={fields} />
      </div>
    </div>
  )
}
