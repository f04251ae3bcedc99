import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

export function Tabs({ label, tabs, onChange, ...root }: TabsProps) {
  return (
    <Base.Root {...root} onValueChange={(value: string) => onChange?.(value)}>
      <div className="overflow-x-auto">
        <Base.List
          aria-label={label}
          activateOnFocus
          className="relative flex w-max min-w-full gap-5 border-b border-hairline"
        >
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={tabClass}>
              {tab.label}
            </Base.Tab>
          ))}
          <Base.Indicator className={underline} />
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-control pt-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

const tabClass =
  'h-10 rounded-control pointer-coarse:h-11 text-left min-w-11 text-muted transition-colors select-none hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink'

const underline =
  'absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-ink transition-[translate,width] duration-160'
