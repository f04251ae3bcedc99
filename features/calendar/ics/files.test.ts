import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BrokenFile, readTree, writeComponent, type Component } from '#foundation/time/icalendar/components.ts'
import type { CalendarFile } from './file-event.ts'
import { unescapeText } from '#foundation/time/icalendar/property.ts'
import { readCalendarFile } from './read.ts'
import { writeCalendarFile } from './write.ts'

const root = join(process.env['ATTACHE_BENCH_DATA'] ?? '', 'ics')
const folders = process.env['ATTACHE_BENCH_DATA'] ? ['icalendar', 'icaljs-samples', 'icaljs-parser', 'libical'] : []
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
)

/** Known to be broken as a whole: contacts, files without a calendar, and the output of a fuzzer. */
const broken: Readonly<Record<string, string>> = {
  'icalendar/alarms__example.ics': 'There is no calendar in this file.',
  'icalendar/alarms__rfc_5545_absolute_alarm_example.ics': 'There is no calendar in this file.',
  'icalendar/alarms__rfc_5545_end.ics': 'There is no calendar in this file.',
  'icalendar/alarms__start_date.ics': 'There is no calendar in this file.',
  'icalendar/calendars__fuzz_testcase_0_char_in_component_name.ics': 'There is no calendar in this file.',
  'icalendar/calendars__fuzz_testcase_invalid_month.ics': 'There is no calendar in this file.',
  'icalendar/calendars__fuzz_testcase_vtimezone_lone_cr.ics': 'There is no calendar in this file.',
  'icalendar/calendars__issue_178_component_with_invalid_name_represented.ics': 'There is no calendar in this file.',
  'icalendar/timezones__issue_237_brazilia_standard.ics': 'There is no calendar in this file.',
  'icalendar/timezones__issue_53_tzid_parsed_properly.ics': 'There is no calendar in this file.',
  'icalendar/timezones__issue_55_parse_error_on_utc_offset_with_seconds.ics': 'There is no calendar in this file.',
  'icalendar/timezones__pacific_fiji.ics': 'There is no calendar in this file.',
  'icaljs-parser/escape_semicolon.vcf': 'This is a file of contacts, not of a calendar.',
  'icaljs-parser/vcard.vcf': 'This is a file of contacts, not of a calendar.',
  'icaljs-parser/vcard3.vcf': 'This is a file of contacts, not of a calendar.',
  'icaljs-parser/vcard_author.vcf': 'This is a file of contacts, not of a calendar.',
  'icaljs-parser/vcard_grouped.vcf': 'This is a file of contacts, not of a calendar.',
  'libical/caltime.ics': 'There is no calendar in this file.',
  'libical/get_char_test.ics': 'Its parts lie within each other more deeply than those of a calendar.',
  'libical/issue250.ics': 'This is not a calendar file.',
  'libical/issue339.ics': 'This is a file of contacts, not of a calendar.',
  'libical/malloc.ics': 'Its parts lie within each other more deeply than those of a calendar.',
}

describe.skipIf(files.length === 0)('calendar files that others wrote', () => {
  it.each(files.filter((file) => broken[file] === undefined))('%s means the same once it is written', async (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const first = await read(text)
    const second = await read(written(first))
    expect(second.events).toEqual(first.events)
    expect(second.name).toBe(first.name)
    for (const { title, why } of first.left) expect(`${title} ${why}`).toMatch(/\S.*[.]$/s)
    const found = text.replaceAll(/\r?\n[ \t]/g, '').match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0
    expect(found === 0 || first.events.length + first.left.length > 0).toBe(true)
  })

  it.each(Object.entries(broken))('%s is refused: %s', async (file, sentence) => {
    const text = readFileSync(join(root, file), 'utf8')
    await expect(read(text)).rejects.toThrow(new BrokenFile(sentence))
  })

  const parsed = files.filter((file) => existsSync(join(root, file.replace(/\.\w+$/, '.json'))))
  it.each(parsed.filter((file) => file.endsWith('.ics')))('%s has the parts that jCal tells', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const expected = JSON.parse(readFileSync(join(root, file.replace('.ics', '.json')), 'utf8')) as JCal
    const roots = (typeof expected[0] === 'string' ? [expected] : expected) as JCal[]
    const tree = readTree(text)
    expect(tree.map(shapeOf)).toEqual(roots.map(shapeOfJCal))
    expect(readTree(tree.map((component) => [...writeComponent(component)].join('')).join(''))).toEqual(tree)
  })
})

function read(text: string): Promise<CalendarFile> {
  return readCalendarFile(text, () => Promise.resolve())
}

function written({ name, events }: CalendarFile): string {
  const zones = events.flatMap(({ zone }) => zone ?? [])
  return [...writeCalendarFile({ name: name ?? '', stamp: '2026-01-01T00:00:00Z', events, zones })].join('')
}

type JCal = [string, [string, Record<string, unknown>, string, ...unknown[]][], JCal[]]
type Shape = { name: string; properties: string[]; texts: string[]; components: Shape[] }

function shapeOf({ name, properties, components }: Component): Shape {
  return {
    name: name.toLowerCase(),
    properties: properties.map((each) => {
      const names = [...each.parameters.keys()].filter((key) => key !== 'VALUE').map((key) => key.toLowerCase())
      return `${each.name.toLowerCase()} ${names.sort().join(' ')}`
    }),
    texts: properties.filter((each) => plainTexts.has(each.name)).map((each) => unescapeText(each.value)),
    components: components.map(shapeOf),
  }
}

function shapeOfJCal([name, properties, components]: JCal): Shape {
  return {
    name,
    properties: properties.map(([key, parameters]) => `${key} ${Object.keys(parameters).sort().join(' ')}`),
    texts: properties.filter(([key]) => plainTexts.has(key.toUpperCase())).map(([, , , value]) => String(value)),
    components: components.map(shapeOfJCal),
  }
}

const plainTexts = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'COMMENT', 'UID', 'PRODID', 'VERSION'])
