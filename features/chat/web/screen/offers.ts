/** Whole questions: choosing one sends it. */
export const suggestions = [
  'What meetings do I have today?',
  'Show my recent documents',
  'Schedule a follow-up',
] as const

/** Each sends what it is called by. */
export const quickActions = [
  { key: 'schedule', label: 'Schedule' },
  { key: 'task', label: 'Task' },
  { key: 'remind', label: 'Remind' },
  { key: 'search', label: 'Search' },
  { key: 'report', label: 'Report' },
  { key: 'email', label: 'Email' },
  { key: 'call', label: 'Call' },
  { key: 'share', label: 'Share' },
] as const
export type QuickAction = (typeof quickActions)[number]['key']

export function initiated(key: QuickAction): string {
  return `Initiated: ${key}`
}
