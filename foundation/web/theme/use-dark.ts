import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange } from './theme.ts'

/** Whether the page is dark, by choice or because the system is. */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}

const system = '(prefers-color-scheme: dark)'

function isDark(): boolean {
  const theme = currentTheme()
  return theme === 'system' ? matchMedia(system).matches : theme === 'dark'
}

function subscribe(tell: () => void): () => void {
  const preference = matchMedia(system)
  preference.addEventListener('change', tell)
  const end = onThemeChange(tell)
  return () => {
    preference.removeEventListener('change', tell)
    end()
  }
}
