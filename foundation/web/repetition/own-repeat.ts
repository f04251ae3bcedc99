const units = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Unit = (typeof units)[number]

/** A repetition as a form edits it. */
export type OwnRepeat = {
  interval: string
  unit: Unit
  days: string[]
  ends: 'never' | 'on' | 'after'
  until: string
  count: string
}

export const plainRepeat: OwnRepeat = {
  interval: '1',
  unit: 'WEEKLY',
  days: [],
  ends: 'never',
  until: '',
  count: '10',
}

export const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** How often, as parts of a rule of RFC 5545; the days are those of weeks. */
export function lengthOf({ interval, unit, days }: Pick<OwnRepeat, 'interval' | 'unit' | 'days'>): string[] {
  const chosen = dayCodes.filter((known) => days.includes(known))
  const every = Math.max(1, Number.parseInt(interval, 10) || 1)
  return [
    `FREQ=${unit}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(unit === 'WEEKLY' && chosen.length > 0 ? [`BYDAY=${chosen.join(',')}`] : []),
  ]
}

/** What a rule says of it, as far as a form can say it. */
export function lengthIn(rule: string): Pick<OwnRepeat, 'interval' | 'unit' | 'days'> {
  return {
    unit: units.find((known) => rule.includes(`FREQ=${known}`)) ?? 'WEEKLY',
    interval: /INTERVAL=(\d+)/.exec(rule)?.[1] ?? '1',
    days: /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',') ?? [],
  }
}

/** The last day counts whole, whatever the time; nothing ends before it begins. */
export function endingOf({ ends, until, count }: Pick<OwnRepeat, 'ends' | 'until' | 'count'>, start: string): string[] {
  if (ends === 'after') return [`COUNT=${Math.max(1, Number.parseInt(count, 10) || 1)}`]
  if (ends === 'on' && until !== '')
    return [`UNTIL=${(until < start.slice(0, 10) ? start : until).slice(0, 10).replaceAll('-', '')}`]
  return []
}

export function endIn(rule: string): Partial<OwnRepeat> {
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule)
  const count = /COUNT=(\d+)/.exec(rule)?.[1]
  if (count !== undefined) return { ends: 'after', count }
  return until ? { ends: 'on', until: until.slice(1, 4).join('-') } : {}
}
