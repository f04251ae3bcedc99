/** The initial calendars. */
export const firstCalendars = [
  { role: 'work', name: 'Work Calendar', color: '#ef4444' },
  { role: 'personal', name: 'Personal', color: '#22c55e' },
  { role: 'project', name: 'Project A', color: '#f59e0b' },
  { role: 'team', name: 'Team Events', color: '#8b5cf6' },
] as const

/** Colours of agenda items, by priority. */
export const priorityColours = { high: '#ef4444', medium: '#f59e0b', low: '#22c55e' } as const

/** How long deleted events can be restored. */
export const restorableDays = 14
