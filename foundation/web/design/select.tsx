import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useId } from 'react'
import { FieldNotes, type FieldWords } from './field.tsx'
import { arriving, box, floating, option } from './surface.ts'

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  name?: string
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  /** For listeners only: where what is chosen says what it is about. */
  labelHidden?: boolean
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, description, error, options, onChange, placeholder = 'Choose', labelHidden, ...root } = props
  const id = useId()
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 gap-1.5">
      <Base.Root {...root} items={options} onValueChange={(value) => value !== null && onChange?.(value)}>
        <Base.Label className={labelHidden ? 'sr-only' : 'justify-self-start text-13 font-medium'}>{label}</Base.Label>
        <Base.Trigger
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={`${box} flex h-9 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-10`}
        >
          <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-muted" />
          <Base.Icon>
            <ChevronsUpDown aria-hidden="true" className="size-3.5 text-muted" />
          </Base.Icon>
        </Base.Trigger>
        <Options options={options} />
      </Base.Root>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}

function Options({ options }: { options: readonly SelectOption<string>[] }) {
  return (
    <Base.Portal>
      <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-30">
        <Base.Popup className={`${floating} ${arriving} min-w-(--anchor-width)`}>
          <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1">
            {options.map(({ value, label, disabled }) => (
              <Base.Item key={value} value={value} disabled={disabled} className={`${option} justify-between`}>
                <Base.ItemText>{label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check aria-hidden="true" className="size-3.5" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
