import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { RadioGroup } from '#foundation/web/design/radio-group.tsx'
import { themes } from '#foundation/web/theme/theme.ts'
import { useTheme } from '#foundation/web/theme/use-theme.ts'
import { Section } from '#foundation/web/design/section.tsx'

export const meta: MetaFunction = () => [{ title: `Appearance · ${productName}` }]

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System', description: 'Light by day and dark by night, if this device says so.' },
]

export default function AppearancePage() {
  const [theme, choose] = useTheme()
  return (
    <Section title="Appearance" about="Kept in this browser; other devices keep their own.">
      <RadioGroup
        label="Theme"
        name="theme"
        options={options}
        value={theme}
        onChange={(value) => choose(themes.find((known) => known === value) ?? 'system')}
      />
    </Section>
  )
}
