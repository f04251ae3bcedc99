import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useId } from 'react'
import { FieldNotes, notesOf } from './field.tsx'
import type { SelectOption, SelectProps } from './select.tsx'
import { labelLook, signLook, triggerLook, valueLook } from './select-look.ts'
import { arriving, floating, option } from './surface.ts'

/** Opens at once: the press that loaded it was meant to open it. */
export function OpenedSelect(props: SelectProps<string>) {
  const { label, description, error, options, onChange, placeholder = 'Choose', labelHidden, ...root } = props
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <Base.Root
        {...root}
        defaultOpen
        items={options}
        onValueChange={(value: string | null) => value !== null && onChange?.(value)}
      >
        <Base.Label className={labelLook(labelHidden)}>{label}</Base.Label>
        <Base.Trigger
          aria-describedby={notesOf(id, { description, error })}
          aria-invalid={error ? true : undefined}
          className={triggerLook}
        >
          <Base.Value placeholder={placeholder} className={valueLook} />
          <Base.Icon>
            <ChevronsUpDown aria-hidden="true" className={signLook} />
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
