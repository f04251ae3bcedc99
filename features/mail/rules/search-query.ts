/** What the server looks for: each term must hold, or must not. Days are whole, in the person's zone. */
export type MailTerm = { not: boolean } & (
  | { kind: 'words' | 'from' | 'to' | 'subject' | 'in' | 'label'; text: string }
  | { kind: 'has'; what: 'attachment' | 'invitation' | 'link' | 'file'; text: string }
  | { kind: 'is'; what: 'unread' | 'read' | 'starred' | 'answered' | 'snoozed' | 'muted' | 'draft' }
  /** Before this day, or on it and after. */
  | { kind: 'before' | 'since'; day: string }
)

export type MailQuery = {
  terms: MailTerm[]
  /** A sentence for each thing that was not understood; it is looked for as words. */
  notes: string[]
}

const longest = 300

/** “from:sara subject:"the offer" is:unread before:2026-03-01 -lunch”. */
export function readMailQuery(given: string, today: string): MailQuery {
  const query: MailQuery = { terms: [], notes: [] }
  const words = given
    .slice(0, longest)
    .matchAll(/(?<not>-)?(?:(?<name>\p{L}{2,10}):)?(?:"(?<quoted>[^"]*)"?|(?<plain>[^\s"]+))/gv)
  for (const { 0: whole, groups = {} } of words) {
    const { not, name, quoted, plain } = groups
    const text = (quoted ?? plain ?? '').trim()
    if (text === '') continue
    const read = name === undefined ? { kind: 'words' as const, text } : termOf(name.toLowerCase(), text, today)
    if (read === undefined) query.notes.push(`“${whole}” was looked for as words.`)
    query.terms.push({
      ...(read ?? { kind: 'words' as const, text: whole.replace(/^-/v, '') }),
      not: not !== undefined,
    })
  }
  return query
}

type Term = MailTerm extends infer Each ? (Each extends MailTerm ? Omit<Each, 'not'> : never) : never

function termOf(name: string, text: string, today: string): Term | undefined {
  const kind = names[name]
  if (kind === 'before' || kind === 'since' || kind === 'after') return dayTerm(kind, text.toLowerCase(), today)
  if (kind === 'has') return hasTerm(text.toLowerCase())
  if (kind === 'is') {
    const what = states[text.toLowerCase()]
    return what && { kind, what }
  }
  return kind && { kind, text }
}

const names: Readonly<
  Record<string, 'from' | 'to' | 'subject' | 'in' | 'label' | 'has' | 'is' | 'before' | 'after' | 'since'>
> = {
  from: 'from',
  by: 'from',
  to: 'to',
  cc: 'to',
  bcc: 'to',
  with: 'to',
  subject: 'subject',
  title: 'subject',
  in: 'in',
  folder: 'in',
  label: 'label',
  tag: 'label',
  has: 'has',
  is: 'is',
  before: 'before',
  until: 'before',
  older: 'before',
  after: 'after',
  since: 'since',
  newer: 'since',
}

type State = Extract<MailTerm, { kind: 'is' }>['what']

const states: Readonly<Record<string, State>> = {
  unread: 'unread',
  new: 'unread',
  read: 'read',
  seen: 'read',
  starred: 'starred',
  flagged: 'starred',
  important: 'starred',
  answered: 'answered',
  replied: 'answered',
  snoozed: 'snoozed',
  muted: 'muted',
  draft: 'draft',
}

function hasTerm(text: string): Term | undefined {
  if (/^(?:attachments?|files?|documents?)$/v.test(text)) return { kind: 'has', what: 'attachment', text: '' }
  if (/^(?:invitations?|invites?|events?|calendar)$/v.test(text)) return { kind: 'has', what: 'invitation', text: '' }
  if (/^(?:links?|urls?)$/v.test(text)) return { kind: 'has', what: 'link', text: '' }
  if (/^(?:stars?|starred)$/v.test(text)) return { kind: 'is', what: 'starred' }
  const [, ending] = /^\.?([\p{L}\d]{2,5})$/v.exec(text) ?? []
  return ending === undefined ? undefined : { kind: 'has', what: 'file', text: ending }
}

/** After a day is from the next one on; after a month, from the next month on. */
function dayTerm(kind: 'before' | 'since' | 'after', text: string, given: string): Term | undefined {
  const today = Temporal.PlainDate.from(given)
  const stretch = stretchOf(text, today)
  if (!stretch) return undefined
  if (kind === 'before') return { kind, day: stretch.from.toString() }
  return { kind: 'since', day: (kind === 'after' ? stretch.to : stretch.from).toString() }
}

type Stretch = { from: Temporal.PlainDate; to: Temporal.PlainDate }

/** `to` is the day behind it. */
function stretchOf(text: string, today: Temporal.PlainDate): Stretch | undefined {
  const named = { today: 0, yesterday: 1 }[text]
  if (named !== undefined) return oneDay(today.subtract({ days: named }))
  const weekday = weekdays.findIndex((name) => text.length >= 3 && name.startsWith(text))
  if (weekday !== -1) return oneDay(today.subtract({ days: (today.dayOfWeek - 1 - weekday + 7) % 7 || 7 }))
  const [, count, unit = ''] = /^(\d{1,3})([dwmy])(?:ays?|eeks?|onths?|ears?)?$/v.exec(text) ?? []
  if (count !== undefined) return oneDay(today.subtract({ [units[unit] ?? 'days']: Number(count) }))
  return written(text)
}

function oneDay(from: Temporal.PlainDate): Stretch {
  return { from, to: from.add({ days: 1 }) }
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const units: Readonly<Record<string, 'days' | 'weeks' | 'months' | 'years'>> = {
  d: 'days',
  w: 'weeks',
  m: 'months',
  y: 'years',
}

/** 2026-03-01, 2026/3/1, 1.3.2026, 2026-03 and 2026. */
function written(text: string): Stretch | undefined {
  const [, year, month, day] = /^((?:19|20)\d{2})(?:[\-\/.](\d{1,2}))?(?:[\-\/.](\d{1,2}))?$/v.exec(text) ?? []
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})$/v.exec(text) ?? []
  const from = dateOf(year ?? lastYear, month ?? lastMonth ?? '1', day ?? lastDay ?? '1')
  if (!from) return undefined
  if (month === undefined && lastMonth === undefined) return { from, to: from.add({ years: 1 }) }
  return day === undefined && lastDay === undefined ? { from, to: from.add({ months: 1 }) } : oneDay(from)
}

function dateOf(year: string | undefined, month: string, day: string): Temporal.PlainDate | undefined {
  if (year === undefined) return undefined
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    )
  } catch {
    // There is no such day.
    return undefined
  }
}
