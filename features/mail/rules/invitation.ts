import type { MailInvitation } from '../contract.ts'

type Line = { name: string; parameters: Map<string, string>; value: string }

const mostCharacters = 200_000

/** The first event of an iCalendar text; undefined if there is none with a beginning. */
export function readInvitation(text: string): MailInvitation | undefined {
  const lines = text
    .slice(0, mostCharacters)
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap(lineOf)
  const begin = lines.findIndex(({ name, value }) => name === 'BEGIN' && value.toUpperCase() === 'VEVENT')
  const end = lines.findIndex(({ name, value }, at) => at > begin && name === 'END' && value.toUpperCase() === 'VEVENT')
  const event = begin === -1 ? [] : lines.slice(begin, end === -1 ? undefined : end)
  const find = (name: string) => event.find((line) => line.name === name)
  const start = momentOf(find('DTSTART'))
  if (!start) return undefined
  const organizer = find('ORGANIZER')
  return {
    method: (lines.find(({ name }) => name === 'METHOD')?.value ?? 'PUBLISH').toUpperCase(),
    uid: wordsOf(find('UID')),
    title: wordsOf(find('SUMMARY')),
    start: start.at,
    end: momentOf(find('DTEND'))?.at ?? null,
    zone: start.zone,
    place: wordsOf(find('LOCATION')),
    notes: wordsOf(find('DESCRIPTION')),
    organizer: organizer
      ? { name: organizer.parameters.get('CN') ?? '', address: organizer.value.replace(/^mailto:/i, '') }
      : null,
    repeats: find('RRULE') !== undefined,
    repeat: repeatOf(event, lines),
  }
}

/** Undefined days and events of their own within the series would be lost, so such a series is not offered whole. */
function repeatOf(event: readonly Line[], all: readonly Line[]): MailInvitation['repeat'] {
  const rules = event.filter(({ name }) => name === 'RRULE')
  const isPlain = all.every(({ name }) => name !== 'RDATE' && name !== 'EXRULE' && name !== 'RECURRENCE-ID')
  const [rule] = rules
  if (!rule || rules.length > 1 || !isPlain || !/^[\w=;,+-]{1,500}$/.test(rule.value)) return null
  const except = event
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((line) => line.value.split(',').map((value) => momentOf({ ...line, value })))
  const ownZone = momentOf(event.find(({ name }) => name === 'DTSTART'))?.zone
  if (except.length > 500 || except.some((moment) => moment?.zone !== ownZone)) return null
  return { rule: rule.value, except: except.flatMap((moment) => (moment ? [moment.at] : [])) }
}

function lineOf(line: string): Line[] {
  const colon = colonIn(line)
  if (colon === -1) return []
  const [name = '', ...parameters] = line.slice(0, colon).split(';')
  const pairs = parameters.map((each) => {
    const [key = '', ...value] = each.split('=')
    return [key.toUpperCase(), value.join('=').replaceAll('"', '')] as const
  })
  return [{ name: name.toUpperCase(), parameters: new Map(pairs), value: line.slice(colon + 1) }]
}

/** The first one outside of quotes. */
function colonIn(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

function wordsOf(line: Line | undefined): string {
  return (line?.value ?? '').replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()
}

function momentOf(line: Line | undefined): { at: string; zone: string | null } | undefined {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?(Z?))?$/.exec(line?.value.trim() ?? '') ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return { at: date, zone: null }
  return { at: `${date}T${hour}:${minute}`, zone: utc === 'Z' ? 'UTC' : (line?.parameters.get('TZID') ?? null) }
}
