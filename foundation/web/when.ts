const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago, in words; from a week on the date says more. */
export function ago(moment: string, now: number): string {
  const past = now - Date.parse(moment)
  if (past < 2 * minute) return 'just now'
  if (past < hour) return `${Math.floor(past / minute)} minutes ago`
  if (past < 2 * hour) return 'an hour ago'
  if (past < day) return `${Math.floor(past / hour)} hours ago`
  if (past < 2 * day) return 'yesterday'
  return past < 7 * day ? `${Math.floor(past / day)} days ago` : `on ${dateOf(moment)}`
}

/** With its weekday, as this device counts its days. */
export function dateOf(moment: string): string {
  return dates.format(new Date(moment))
}

/** The day alone, where its weekday says nothing. */
export function dayOf(moment: string): string {
  return days.format(new Date(moment))
}

/** The hour and minute, beneath a heading that says the day. */
export function timeOf(moment: string): string {
  return times.format(new Date(moment))
}

/** All of it: for what somebody may misread. The year is said where it is another one. */
export function momentOf(moment: string): string {
  const isThisYear = new Date(moment).getFullYear() === new Date().getFullYear()
  const date = isThisYear ? datesOfYear.format(new Date(moment)) : dateOf(moment)
  return `${date}, ${timeOf(moment)}`
}

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const datesOfYear = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dates = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
