import { z } from 'zod'
import type { Guest } from '../contract.ts'
import type { Component } from '#foundation/time/icalendar/components.ts'
import type { FileEvent } from './file-event.ts'
import { parameterOf, textOf, type Property } from '#foundation/time/icalendar/property.ts'
import { readRepetition } from './repetition.ts'
import { atStart, timeOf, UnreadableEntry, type FileTime, type Reading } from '#foundation/time/icalendar/times.ts'
import { after, readDuration } from '#foundation/time/icalendar/values.ts'
import type { FileZones } from '#foundation/time/icalendar/zones.ts'

/** One VEVENT, before it is joined with the others of its series. */
export type SingleEvent = FileEvent & {
  /** Which occurrence of a series it replaces, and whether all following ones, too. */
  instead: FileTime | null
  following: boolean
  /** Later revisions win. */
  sequence: number
  stamp: string
  remarks: string[]
}

export function readEvent(component: Component, zones: FileZones): SingleEvent {
  const remarks: string[] = []
  const reading = { zones, remarks }
  const get = (name: string) => component.properties.find((each) => each.name === name)
  const start = startOf(get('DTSTART'), get('RECURRENCE-ID'), reading)
  const title = clipped(lineOf(get('SUMMARY')), 300, 'title', remarks) || '(No title)'
  const instead = get('RECURRENCE-ID')
  return {
    uid: textIn(get('UID')).slice(0, 1_000) || nameless(start.wall, component),
    title,
    location: clipped(lineOf(get('LOCATION')), 500, 'place', remarks),
    description: clipped(descriptionOf(component), 20_000, 'description', remarks),
    start: start.wall,
    end: endOf({ start, end: get('DTEND'), duration: get('DURATION') }, reading),
    zone: start.zone,
    ...readRepetition(component, start, reading),
    people: peopleOf(component),
    status: statusOf(textIn(get('STATUS'))),
    instead: instead === undefined ? null : timeOf(instead, reading),
    following: instead !== undefined && parameterOf(instead, 'RANGE')?.toUpperCase() === 'THISANDFUTURE',
    sequence: Number(get('SEQUENCE')?.value ?? 0) || 0,
    stamp: get('LAST-MODIFIED')?.value ?? get('DTSTAMP')?.value ?? '',
    remarks,
  }
}

function startOf(start: Property | undefined, instead: Property | undefined, reading: Reading): FileTime {
  const said = start ?? instead
  if (said === undefined || said.value.trim() === '') throw new UnreadableEntry('It does not say when it begins.')
  return timeOf(said, reading)
}

type Ends = { start: FileTime; end: Property | undefined; duration: Property | undefined }

function endOf({ start, end, duration }: Ends, reading: Reading): string {
  const isDay = start.wall.length === 10
  const least = isDay ? after(start.wall, { days: 1, seconds: 0 }, 'UTC') : start.wall
  if (end !== undefined && end.value.trim() !== '') {
    const wall = atStart(timeOf(end, reading), start)
    if (wall < start.wall) throw new UnreadableEntry('It ends before it begins.')
    return wall === start.wall ? least : wall
  }
  if (duration === undefined || duration.value.trim() === '') return least
  const length = readDuration(duration.value)
  if (length === undefined) throw new UnreadableEntry(`“${duration.value.trim().slice(0, 60)}” is no length of time.`)
  if (length.days < 0 || length.seconds < 0) throw new UnreadableEntry('It ends before it begins.')
  const wall = after(start.wall, length, start.zone ?? 'UTC')
  return wall > least ? wall : least
}

function statusOf(text: string): FileEvent['status'] {
  const status = text.toLowerCase()
  return status === 'cancelled' || status === 'tentative' ? status : 'confirmed'
}

const mostLinks = 20

/** A link to an online meeting is added to the description, because no other field keeps it. */
function descriptionOf({ properties }: Component): string {
  const said = textIn(properties.find(({ name }) => name === 'DESCRIPTION')).trimEnd()
  const links = properties
    .filter(({ name }) => name === 'URL' || name === 'CONFERENCE')
    .slice(0, mostLinks)
    .map((property) => property.value.trim())
    .filter((link) => /^https?:\/\//i.test(link) && !said.includes(link))
  return [said, ...new Set(links)].filter((part) => part !== '').join('\n')
}

const address = z.email().max(320)
const mostPeople = 200
const mostNamed = 1_000

function peopleOf({ properties }: Component): Guest[] {
  const people = new Map<string, Guest>()
  const named = properties.filter(({ name }) => name === 'ATTENDEE' || name === 'ORGANIZER')
  for (const property of named.slice(0, mostNamed)) {
    if (/^(?:RESOURCE|ROOM)$/i.test(parameterOf(property, 'CUTYPE') ?? '')) continue
    const email = address.safeParse(mailIn(property))
    if (!email.success || people.size >= mostPeople) continue
    const name = (parameterOf(property, 'CN') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200)
    const key = email.data.toLowerCase()
    if ((people.get(key)?.name ?? '') === '')
      people.set(key, { name: name === email.data ? '' : name, email: email.data })
  }
  return [...people.values()]
}

function mailIn(property: Property): string {
  const [, mail] = /^mailto:(.*)$/i.exec(property.value.trim()) ?? []
  return (mail ?? parameterOf(property, 'EMAIL') ?? property.value).trim()
}

function textIn(property: Property | undefined): string {
  return property === undefined ? '' : textOf(property).trim()
}

function lineOf(property: Property | undefined): string {
  return textIn(property).replaceAll(/\s+/g, ' ')
}

function clipped(text: string, most: number, what: string, remarks: string[]): string {
  if (text.length <= most) return text
  remarks.push(`Its ${what} is cut after ${most.toLocaleString('en')} characters.`)
  return text.slice(0, most)
}

const changing = new Set(['DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE'])

/** An event without a UID is identified by all of its content. */
function nameless(start: string, { properties }: Component): string {
  let hash = 2_166_136_261
  for (const { name, value } of properties.filter((each) => !changing.has(each.name)))
    for (let at = 0, text = `${name}:${value}`; at < text.length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return `nameless-${start}-${(hash >>> 0).toString(36)}`
}
