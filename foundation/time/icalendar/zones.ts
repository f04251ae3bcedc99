import { offsetMinutes } from '../zones.ts'
import { secondsOf, textOfSeconds } from '../repetition/day-numbers.ts'
import { parseRule } from '../repetition/rule.ts'
import { unfold, type Frame } from '../repetition/unfold.ts'
import { BrokenFile, type Component } from './components.ts'
import { textOf } from './property.ts'
import { readMoment } from './values.ts'
import { windowsZones } from './windows-zones.ts'

/** Which zone a file means by a name: by the name itself, by what Windows calls it, or by the rules in the file. */
export class FileZones {
  #defined = new Map<string, Component>()
  #alike = new Map<string, string | undefined>()
  #known = new Map<string, string | undefined>()

  #searches = 0

  /** What takes long is done a hundred times for one file, and then no more. */
  spend(): void {
    this.#searches += 1
    if (this.#searches > 100) throw new BrokenFile('Its zones and repetitions take too long to understand.')
  }

  define(component: Component): void {
    const id = component.properties.find(({ name }) => name === 'TZID')
    if (id !== undefined) this.#defined.set(textOf(id).trim(), component)
  }

  /** Nothing where nobody could say. */
  named(id: string): string | undefined {
    if (!this.#known.has(id)) this.#known.set(id, this.#find(id.trim()))
    return this.#known.get(id)
  }

  /** Minutes ahead of UTC by the file's own rules, for a zone that is no known place. */
  offset(id: string, wall: string): number | undefined {
    const component = this.#defined.get(id.trim())
    if (component === undefined) return undefined
    const at = secondsOf(wall)
    const frame = { from: textOfSeconds(at - 400 * 86_400), to: textOfSeconds(at + 86_400), most: 20 }
    const changes = observances(component)
      .flatMap((part) => changesOf(part, frame))
      .sort((a, b) => a.at - b.at)
    const before = changes.findLast((change) => change.at + (change.before ?? 0) <= at) ?? changes[0]
    return before === undefined ? undefined : before.offset / 60
  }

  #byRules(component: Component): string | undefined {
    const key = observances(component)
      .flatMap(({ name, properties }) => [name, ...properties.map((each) => `${each.name}:${each.value}`)])
      .join('\n')
    if (!this.#alike.has(key)) {
      this.spend()
      this.#alike.set(key, byRules(component))
    }
    return this.#alike.get(key)
  }

  #find(id: string): string | undefined {
    const component = this.#defined.get(id)
    const location = component?.properties.find(({ name }) => name === 'X-LIC-LOCATION')
    return (
      placeIn(id) ??
      (location === undefined ? undefined : placeIn(textOf(location))) ??
      windowsZones.get(id.toLowerCase()) ??
      (component === undefined ? undefined : this.#byRules(component)) ??
      byOffset(id)
    )
  }
}

/** `Europe/Vienna`, also at the end of `/mozilla.org/20050126_1/Europe/Vienna`. */
function placeIn(text: string): string | undefined {
  const parts = text
    .trim()
    .split('/')
    .filter((part) => part !== '')
  for (const length of [parts.length, 3, 2]) {
    if (length > parts.length || (length < 2 && parts.length > 1)) continue
    const found = canonical(parts.slice(-length).join('/'))
    if (found !== undefined) return found
  }
  return undefined
}

function canonical(name: string): string | undefined {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return undefined
  if (/^(?:utc|gmt|zulu|z|etc\/utc|etc\/gmt)$/i.test(name)) return 'UTC'
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // The platform tells old names for some places; the file's own is kept where only its capitals differ.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : capitalised(name)
  } catch {
    return undefined
  }
}

function capitalised(name: string): string {
  return /[A-Z]/.test(name) && /[a-z]/.test(name)
    ? name
    : name.toLowerCase().replaceAll(/(?<=^|[/_-])[a-z]/g, (letter) => letter.toUpperCase())
}

/** “GMT+0100”, “(UTC+05:30) Chennai”: a zone that stays as far from UTC as it says. */
function byOffset(id: string): string | undefined {
  const [, sign, hours, minutes = '00'] = /(?:GMT|UTC)\s*([+-])(\d{1,2}):?(\d\d)?/i.exec(id) ?? []
  if (sign === undefined || hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return offsetZone((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)))
}

function offsetZone(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const hours = minutes / 60
  if (Number.isInteger(hours)) return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)]
  return `${minutes < 0 ? '-' : '+'}${String(whole).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

type Change = { at: number; offset: number; before?: number }

/** The place whose clock goes as these rules say, in the years from the last of which they tell on. */
function byRules(component: Component): string | undefined {
  const parts = observances(component)
  return frames
    .map((frame) => placeOf(parts.flatMap((part) => changesOf(part, frame))))
    .find((zone) => zone !== undefined)
}

/** No place has changed its clock by more rules, and of more the last ones hold today. */
const mostObservances = 200

function observances({ components }: Component): Component[] {
  return components.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT').slice(-mostObservances)
}

function placeOf(unordered: Change[]): string | undefined {
  const changes = unordered.sort((a, b) => a.at - b.at)
  const last = changes.at(-1)
  if (last === undefined) return undefined
  if (new Set(changes.map(({ offset }) => offset)).size === 1) return offsetZone(last.offset / 60)
  const samples = changes.slice(-12).flatMap(({ at, offset }, index, few) => {
    const before = few[index - 1]?.offset
    return [...(before === undefined ? [] : [{ at: at - 3600, offset: before }]), { at: at + 3600, offset }]
  })
  return candidates().find((zone) => samples.every(({ at, offset }) => offsetMinutes(at * 1000, zone) === offset / 60))
}

/** As the rules go on today, or as they went when they were made: what law changed since has its old name still. */
const frames: Frame[] = [{ from: '2019-01-01', to: '2025-01-01', most: 20 }, { most: 6 }]

/** In seconds of UTC, when an observance begins and how far from UTC it then is. */
function changesOf(component: Component, frame: Frame): Change[] {
  const value = (wanted: string) => component.properties.find(({ name }) => name === wanted)?.value ?? ''
  const start = readMoment(value('DTSTART'))
  const offset = readOffset(value('TZOFFSETTO'))
  const before = readOffset(value('TZOFFSETFROM'))
  if (start === undefined || offset === undefined || before === undefined || start.wall.length === 10) return []
  const rule = parseRule(value('RRULE')).rule
  const plus = component.properties
    .filter(({ name, parameters }) => name === 'RDATE' && !parameters.has('VALUE'))
    .flatMap((property) => property.value.split(',').slice(0, 200))
    .flatMap((text) => readMoment(text)?.wall ?? [])
  const walls =
    rule === undefined ? [start.wall, ...plus] : unfold({ start: start.wall, rule, plus, zone: 'UTC' }, frame)
  return (walls.length === 0 ? [start.wall] : walls).map((wall) => ({ at: secondsOf(wall) - before, offset, before }))
}

function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = '00'] = /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text.trim()) ?? []
  if (sign === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** The places most files come from first, so that rules that many share name the best known of them. */
function candidates(): string[] {
  return [...new Set([...wellKnown, ...Intl.supportedValuesOf('timeZone')])]
}

const wellKnown = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Helsinki',
  'Europe/Lisbon',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Halifax',
  'America/St_Johns',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Pacific/Auckland',
]
