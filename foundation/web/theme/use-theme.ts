import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts'

/** The person's choice, not what it comes to: `system` stays `system`. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const)
  return [theme, chooseTheme]
}
