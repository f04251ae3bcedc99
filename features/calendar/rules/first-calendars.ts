/** What everybody begins with. */
export const firstCalendars = [
  { role: 'work', name: 'Work Calendar', color: '#ef4444' },
  { role: 'personal', name: 'Personal', color: '#22c55e' },
  { role: 'project', name: 'Project A', color: '#f59e0b' },
  { role: 'team', name: 'Team Events', color: '#8b5cf6' },
] as const

/** Of an agenda item, by its priority. */
export const priorityColours = { high: '#ef4444', medium: '#f59e0b', low: '#22c55e' } as const

/** What was deleted can be restored for so long. */
export const restorableDays = 14
