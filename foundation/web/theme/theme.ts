import { report } from '../report.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'

/**
 * Runs in the page's head, before anything is painted. Without a choice the style sheet follows the system by itself,
 * so only a stored choice needs saying.
 */
export const themeScript = `try{let t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  show(theme)
  store(theme)
  for (const listener of listeners) listener()
}

/** Tells of choices made here and in other tabs, also of one that was made while this page was still loading. */
export function onThemeChange(listener: () => void): () => void {
  function follow({ key }: StorageEvent): void {
    if (key !== storageKey) return
    show(storedTheme())
    listener()
  }
  show(storedTheme())
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

const listeners = new Set<() => void>()

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return currentTheme()
  }
}

/** Where storage is forbidden the choice lasts as long as the page. */
function store(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch (error) {
    report('The theme could not be stored.', error)
  }
}
