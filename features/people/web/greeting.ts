import type { Me, WorkingHours } from '../contract.ts'

/** By the clock where the person is. */
export function greeting({ name, zone }: Pick<Me, 'name' | 'zone'>, now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(now),
  )
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  const [first = ''] = name.trim().split(/\s+/)
  return first ? `Good ${time}, ${first}` : `Good ${time}`
}

export function todayIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(
    now,
  )
}

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Days that have the same hours and follow each other are named as a stretch. */
export function hoursInWords(hours: WorkingHours, zone: string): string {
  if (hours.length === 0) return `No working hours yet · ${zone}`
  const stretches: { from: number; to: number; span: string }[] = []
  for (const { day, start, end } of hours.toSorted((a, b) => a.day - b.day)) {
    const span = `${start}–${end}`
    const last = stretches.at(-1)
    if (last && last.span === span && last.to === day - 1) last.to = day
    else stretches.push({ from: day, to: day, span })
  }
  const words = stretches.map(({ from, to, span }) => `${daysFrom(from, to)} ${span}`)
  return `${words.join(', ')} · ${zone}`
}

function daysFrom(from: number, to: number): string {
  const [first = '', last = ''] = [names[from - 1], names[to - 1]]
  return from === to ? first : `${first} to ${last}`
}
