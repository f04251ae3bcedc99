import { secondsOf } from '#foundation/time/repetition/day-numbers.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { addOnWall } from '#foundation/time/zones.ts'
import { lastOf, unfold } from '#foundation/time/repetition/unfold.ts'
import type { Component } from '#foundation/time/icalendar/components.ts'
import type { FileChange, FileEvent } from './file-event.ts'
import { parameterOf, type Property } from '#foundation/time/icalendar/property.ts'
import { atStart, timeOf, UnreadableEntry, type FileTime, type Reading } from '#foundation/time/icalendar/times.ts'
import { writtenRule } from '#foundation/time/icalendar/until.ts'
import { after, readDuration } from '#foundation/time/icalendar/values.ts'

const mostDates = 5_000
const mostRules = 3

type Repetition = Pick<FileEvent, 'repeat' | 'also' | 'except' | 'changes'>

/** RRULE, RDATE and EXDATE of one event, as local times in the zone of its start. */
export function readRepetition(component: Component, start: FileTime, reading: Reading): Repetition {
  const named = (name: string) => component.properties.filter((each) => each.name === name && each.value.trim() !== '')
  if (named('EXRULE').length > 0) throw new UnreadableEntry('It leaves times out by a rule, which is not understood.')
  const dates = [...named('RDATE'), ...named('EXDATE')].reduce((sum, { value }) => sum + value.split(',').length, 0)
  if (dates > mostDates || named('RRULE').length > mostRules)
    throw new UnreadableEntry('It names more dates than can be read.')
  const [rule, ...more] = named('RRULE').map(({ value }) => readRule(value, start))
  const periods = named('RDATE').flatMap((property) => addedTimes(property, start, reading))
  const also = [...periods.map(({ original }) => original), ...more.flatMap((each) => unfoldedRule(each, start))]
  const except = named('EXDATE').flatMap((property) => datesOf(property, start, reading))
  if (also.length + except.length > mostDates) throw new UnreadableEntry('It names more dates than can be read.')
  const outside = rule !== undefined && firstOf(rule, start, reading) !== start.wall
  return {
    repeat: rule ?? null,
    also: [...new Set([...(outside ? [start.wall] : []), ...also])]
      .filter((each) => rule !== undefined || each !== start.wall)
      .sort(),
    except: [...new Set(except)].sort(),
    changes: periods.flatMap(({ original, end }) =>
      end === undefined ? [] : [{ original, start: original, end } satisfies FileChange],
    ),
  }
}

function readRule(text: string, start: FileTime): string {
  const { rule, problem } = parseRule(text)
  if (problem !== undefined) throw new UnreadableEntry(problem)
  if (rule.frequency === 'SECONDLY' || rule.frequency === 'MINUTELY')
    throw new UnreadableEntry('It repeats more often than once an hour.')
  return writtenRule(rule, start.wall, start.zone)
}

/** A rule with gaps of years takes long to search, so only a few events of a file get that time. */
function firstOf(rule: string, start: FileTime, { zones }: Reading): string {
  const series = { start: start.wall, rule, ...zoneOf(start) }
  const [soon] = unfold(series, { to: addOnWall(start.wall, soonMinutes), most: 1 })
  if (soon !== undefined) return soon
  zones.spend()
  const [first] = unfold(series, { most: 1 })
  if (first === undefined) throw new UnreadableEntry('Its repetition never takes place.')
  return first
}

const soonMinutes = 2 * 366 * 24 * 60

/** A second rule is expanded into dates, if it ends. */
function unfoldedRule(rule: string, start: FileTime): string[] {
  const series = { start: start.wall, rule, ...zoneOf(start) }
  if (lastOf(series) === null) throw new UnreadableEntry('It repeats by more than one rule without an end.')
  return unfold(series, { most: mostDates + 1 })
}

function datesOf(property: Property, start: FileTime, reading: Reading): string[] {
  return readable(property, reading, (text) => atStart(timeOf(property, reading, text), start))
}

type Added = { original: string; end?: string }

/** RDATE may state the duration of each, by an end or a length. */
function addedTimes(property: Property, start: FileTime, reading: Reading): Added[] {
  if (parameterOf(property, 'VALUE')?.toUpperCase() !== 'PERIOD' && !property.value.includes('/'))
    return datesOf(property, start, reading).map((original) => ({ original }))
  return readable(property, reading, (text) => {
    const [from = '', until = ''] = text.split('/')
    const time = timeOf(property, reading, from)
    const original = atStart(time, start)
    const length = readDuration(until)
    const end =
      length === undefined
        ? atStart(timeOf(property, reading, until), start)
        : after(original, length, start.zone ?? 'UTC')
    return secondsOf(end) > secondsOf(original) ? { original, end } : { original }
  })
}

/** One unreadable date does not affect the others. */
function readable<Read>(property: Property, { remarks }: Reading, read: (text: string) => Read): Read[] {
  return property.value
    .split(',')
    .filter((text) => text.trim() !== '')
    .flatMap((text) => {
      try {
        return [read(text)]
      } catch (error) {
        if (!(error instanceof UnreadableEntry)) throw error
        remarks.push(`One of its dates is passed over: ${error.message}`)
        return []
      }
    })
}

function zoneOf({ zone }: FileTime): { zone?: string } {
  return zone === null ? {} : { zone }
}
