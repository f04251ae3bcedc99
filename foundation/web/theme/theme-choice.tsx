import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { type ReactNode, useId } from 'react'
import { type Theme, themes } from './theme.ts'
import { useTheme } from './use-theme.ts'

const faces: Record<Theme, { label: string; icon: ReactNode }> = {
  light: { label: 'Light', icon: <Sun /> },
  dark: { label: 'Dark', icon: <Moon /> },
  system: { label: 'System', icon: <Monitor /> },
}

/** Light, dark, or whatever the system says. */
export function ThemeChoice() {
  const [theme, choose] = useTheme()
  const name = useId()
  return (
    <fieldset className="flex gap-0.5 rounded-control bg-sunken p-0.5 inset-ring inset-ring-hairline print:hidden">
      <legend className="sr-only">Theme</legend>
      {themes.map((value) => (
        <label key={value} className={segment} title={faces[value].label}>
          <input
            type="radio"
            name={name}
            aria-label={faces[value].label}
            checked={theme === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[5px]"
          />
          {faces[value].icon}
        </label>
      ))}
    </fieldset>
  )
}

const segment =
  'relative grid size-8 place-items-center rounded-[5px] text-muted hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-hairline pointer-coarse:size-11 [&_svg]:size-4'
