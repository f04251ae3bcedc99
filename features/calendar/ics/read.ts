import { BrokenFile, pieces, type Component } from '#foundation/time/icalendar/components.ts'
import { readEvent, type SingleEvent } from './event.ts'
import type { Breathe, CalendarFile, Remark } from './file-event.ts'
import { shown, textOf, type Property } from '#foundation/time/icalendar/property.ts'
import { together } from './series.ts'
import { UnreadableEntry } from '#foundation/time/icalendar/times.ts'
import { FileZones } from '#foundation/time/icalendar/zones.ts'

export const mostEvents = 100_000
const mostRemarks = 200

/**
 * Reads an RFC 5545 file; throws `BrokenFile` with a sentence if nothing in it is readable. `left` lists everything not
 * understood or left out.
 */
export async function readCalendarFile(text: string, breathe: Breathe): Promise<CalendarFile> {
  checkKind(text)
  const { zones, name, zone } = await readFrame(text, breathe)
  const { singles, left } = await readEvents(text, zones, breathe)
  const read = await together(singles, breathe)
  const all = [...left, ...read.left]
  const more = all.length - mostRemarks
  return {
    name,
    zone,
    events: read.events,
    left: more <= 0 ? all : [...all.slice(0, mostRemarks), { title: `${more} more`, why: 'They are not listed here.' }],
  }
}

function checkKind(text: string): void {
  const [, kind = ''] = /^[^A-Za-z]*BEGIN\s*:\s*([\w-]*)/i.exec(text.slice(0, 20_000)) ?? []
  if (/^VCARD$/i.test(kind)) throw new BrokenFile('This is a file of contacts, not of a calendar.')
  if (!/^[ \t\uFEFF]*BEGIN[ \t]*:/im.test(text.slice(0, 200_000))) throw new BrokenFile('This is not a calendar file.')
}

/** A VTIMEZONE may follow the events that use it. */
async function readFrame(
  text: string,
  breathe: Breathe,
): Promise<{ zones: FileZones; name: string | null; zone: string | null }> {
  const zones = new FileZones()
  const named = new Map<string, string>()
  for (const piece of pieces(text, (name) => name === 'VTIMEZONE')) {
    if (piece.kind === 'way') await breathe()
    if (piece.kind === 'component' && piece.component.name === 'VTIMEZONE') zones.define(piece.component)
    if (piece.kind === 'property' && piece.within.length < 2) keepName(named, piece.property)
  }
  const zone = named.get('X-WR-TIMEZONE')
  return {
    zones,
    name: named.get('NAME') ?? named.get('X-WR-CALNAME') ?? null,
    zone: zone === undefined ? null : (zones.named(zone) ?? null),
  }
}

function keepName(named: Map<string, string>, property: Property): void {
  if (!['NAME', 'X-WR-CALNAME', 'X-WR-TIMEZONE'].includes(property.name) || named.has(property.name)) return
  const text = textOf(property).trim().slice(0, 100)
  if (text !== '') named.set(property.name, text)
}

const others: Readonly<Record<string, [string, string]>> = {
  VTODO: ['Task', 'Tasks are not read from calendar files.'],
  VJOURNAL: ['Note', 'Notes are not read from calendar files.'],
  VFREEBUSY: ['Busy times', 'Times that are only said to be free or busy are not read.'],
  VAVAILABILITY: ['Availability', 'Times at which somebody is available are not read.'],
}

async function readEvents(
  text: string,
  zones: FileZones,
  breathe: Breathe,
): Promise<{ singles: SingleEvent[]; left: Remark[] }> {
  const singles: SingleEvent[] = []
  const left: Remark[] = []
  const lost = new Lost()
  let isCalendar = false
  for (const piece of pieces(text, (name) => name === 'VEVENT' || name in others)) {
    if (piece.kind === 'way') await breathe()
    if (piece.kind === 'nonsense') lost.nonsense(piece)
    if (piece.kind !== 'component') continue
    const { component, cut } = piece
    isCalendar ||= component.name === 'VCALENDAR' || component.name === 'VEVENT' || component.name in others
    if (component.name === 'VCALENDAR' && cut) left.push({ title: 'The file', why: 'It ends in the middle.' })
    const other = others[component.name]
    if (other !== undefined) left.push({ title: titleOf(component, other[0]), why: other[1] })
    if (component.name !== 'VEVENT') continue
    if (singles.length >= mostEvents)
      throw new BrokenFile(`It holds more than ${mostEvents.toLocaleString('en')} events.`)
    if (cut) left.push({ title: titleOf(component, 'An event'), why: 'The file ends in the middle of it.' })
    else readOne(component, { zones, singles, left, lost })
    await breathe()
  }
  if (!isCalendar) throw new BrokenFile('There is no calendar in this file.')
  return { singles, left: [...left, ...lost.remarks()] }
}

type Found = { zones: FileZones; singles: SingleEvent[]; left: Remark[]; lost: Lost }

function readOne(component: Component, { zones, singles, left, lost }: Found): void {
  try {
    singles.push(readEvent(component, zones))
    lost.count(component)
  } catch (error) {
    if (!(error instanceof UnreadableEntry)) throw error
    left.push({ title: titleOf(component, 'An event'), why: error.message })
  }
}

function titleOf({ properties }: Component, otherwise: string): string {
  const summary = properties.find(({ name }) => name === 'SUMMARY')
  return (summary === undefined ? '' : textOf(summary).trim().slice(0, 100)) || otherwise
}

/** Counts what is understood but left out. */
class Lost {
  #alarms = 0
  #attachments = 0
  #lines: Remark[] = []
  #more = 0

  count({ properties, components }: Component): void {
    this.#alarms += components.filter(({ name }) => name === 'VALARM').length
    this.#attachments += properties.filter(({ name }) => name === 'ATTACH').length
  }

  nonsense({ line, long }: { line: string; long: boolean }): void {
    const why = long ? 'This line is too long to be read.' : 'This line says nothing and is passed over.'
    if (this.#lines.length < 5) this.#lines.push({ title: `“${shown(line).trim().slice(0, 60)}”`, why })
    else this.#more += 1
  }

  remarks(): Remark[] {
    return [
      ...counted(this.#alarms, 'reminder', 'reminders', 'Reminders of events are not kept.'),
      ...counted(this.#attachments, 'attachment', 'attachments', 'Files attached to events are not kept.'),
      ...this.#lines,
      ...counted(this.#more, 'more line', 'more lines', 'They say nothing, or are too long, and are passed over.'),
    ]
  }
}

function counted(count: number, one: string, many: string, why: string): Remark[] {
  return count === 0 ? [] : [{ title: count === 1 ? `1 ${one}` : `${count} ${many}`, why }]
}
