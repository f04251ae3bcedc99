import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { unfold } from '#foundation/time/repetition/unfold.ts'

type Case = { id: string; rrule: string; dtstart: string; instances: string[] | null; error: string | null }

/** The result for one rule: right, wrong with our answer, or not scored and why. */
export type Counted = { id: string; rule: string; right: boolean; got: string[]; outside?: string }

/** `rrule.jsonl`: rules and their first times, as libical and dateutil give them. */
export async function countRules(folder: string): Promise<Counted[]> {
  const text = await readFile(join(folder, 'rrule.jsonl'), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => counted(JSON.parse(line) as Case))
}

export async function rruleSet(folder: string): Promise<{ cases: number; right: number; outside: Counted[] }> {
  const all = await countRules(folder)
  const inside = all.filter(({ outside }) => outside === undefined)
  return {
    cases: inside.length,
    right: inside.filter(({ right }) => right).length,
    outside: all.filter(({ outside }) => outside !== undefined),
  }
}

function counted({ id, rrule, dtstart, instances, error }: Case): Counted {
  const outside = whyOutside(id, rrule, error)
  const place = { id, rule: rrule, ...(outside === undefined ? {} : { outside }) }
  const read = parseRule(rrule)
  if (read.rule === undefined) return { ...place, right: error !== null, got: [read.problem] }
  const expected = (instances ?? []).map(wall)
  const got = unfold({ start: wall(dtstart), rule: read.rule }, { most: Math.max(expected.length, 1) })
  const right = error === null && got.length === expected.length && got.every((each, at) => each === expected[at])
  return { ...place, right, got }
}

/** Decided by the rule alone, never by our answer. */
function whyOutside(id: string, rule: string, error: string | null): string | undefined {
  const scale = /RSCALE=([A-Z-]+)/.exec(rule)?.[1]
  if (scale !== undefined && scale !== 'GREGORIAN' && error === null)
    return `counts by the ${scale.toLowerCase()} calendar (RFC 7529)`
  const openWeek = /FREQ=YEARLY/.test(rule) && /BYWEEKNO/.test(rule) && !/BY(?:DAY|MONTHDAY|YEARDAY|EASTER)/.test(rule)
  if (openWeek && id.startsWith('dateutil'))
    return 'dateutil takes every day of the week; RFC 5545 (3.3.10) and libical take the weekday of the start'
  return undefined
}

function wall(text: string): string {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  if (text.length === 8) return day
  const seconds = text.slice(13, 15)
  return `${day}T${text.slice(9, 11)}:${text.slice(11, 13)}${seconds === '00' ? '' : `:${seconds}`}`
}
