import { describe, expect, it } from 'vitest'
import type { CalendarFile, FileEvent } from './file-event.ts'
import { readCalendarFile } from './read.ts'
import { writeCalendarFile } from './write.ts'

describe('an event of a file', () => {
  it('has its title, place, people and hours, escapes resolved and lines unfolded', async () => {
    const { events } = await read(
      event(
        'UID:a@b',
        'SUMMARY:Lunch\\, with Zoë\\; or\r\n  not',
        'LOCATION:Zoë’s',
        'DESCRIPTION:One\\nTwo',
        'DTSTART;TZID=Europe/Vienna:20261123T120000',
        'DURATION:PT1H30M',
        'ATTENDEE;CN="Ito, Akira":mailto:akira@example.com',
        'ATTENDEE;CUTYPE=ROOM:mailto:room@example.com',
        'ORGANIZER;CN=Sara:MAILTO:sara@example.com',
      ),
    )
    expect(events).toEqual([
      {
        ...plain,
        uid: 'a@b',
        title: 'Lunch, with Zoë; or not',
        location: 'Zoë’s',
        description: 'One\nTwo',
        start: '2026-11-23T12:00',
        end: '2026-11-23T13:30',
        zone: 'Europe/Vienna',
        people: [
          { name: 'Ito, Akira', email: 'akira@example.com' },
          { name: 'Sara', email: 'sara@example.com' },
        ],
      },
    ])
  })

  it('lasts a whole day, nothing, or over the change of the clock, as the standard says', async () => {
    expect(await timesIn('DTSTART;VALUE=DATE:20261123')).toEqual(['2026-11-23', '2026-11-24', null])
    expect(await timesIn('DTSTART:20261123T090000')).toEqual(['2026-11-23T09:00', '2026-11-23T09:00', null])
    expect(await timesIn('DTSTART;TZID=Europe/Vienna:20260328T120000', 'DURATION:P1D')).toEqual([
      '2026-03-28T12:00',
      '2026-03-29T12:00',
      'Europe/Vienna',
    ])
    expect(await timesIn('DTSTART;TZID=Europe/Vienna:20260328T120000', 'DURATION:PT24H')).toEqual([
      '2026-03-28T12:00',
      '2026-03-29T13:00',
      'Europe/Vienna',
    ])
    expect(await timesIn('DTSTART;TZID=Europe/Vienna:20261123T120000', 'DTEND:20261123T120000Z')).toEqual([
      '2026-11-23T12:00',
      '2026-11-23T13:00',
      'Europe/Vienna',
    ])
  })

  it.each([
    ['Europe/Vienna', 'Europe/Vienna'],
    ['"Europe/Vienna"', 'Europe/Vienna'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Pacific Standard Time', 'America/Los_Angeles'],
    ['India Standard Time', 'Asia/Kolkata'],
    ['GMT+0530', '+05:30'],
    ['GMT-0300', 'Etc/GMT+3'],
    ['Etc/UTC', 'UTC'],
  ])('in the zone %s is in %s', async (id, zone) => {
    const { events } = await read(event(`DTSTART;TZID=${id}:20261123T090000`))
    expect(events[0]?.zone).toBe(zone)
  })

  it('is in the place whose clock goes by the rules in the file, or in UTC by those rules', async () => {
    const summerEvent = event('DTSTART;TZID=Custom:20260701T090000')
    // A VTIMEZONE may follow the event that uses it.
    const known = await read(summerEvent.replace('END:VCALENDAR', `${zoneRules('3')}\r\nEND:VCALENDAR`))
    expect(known.events[0]).toMatchObject({ start: '2026-07-01T09:00', zone: 'Europe/Berlin' })
    const own = await read(summerEvent.replace('END:VCALENDAR', `${zoneRules('1')}\r\nEND:VCALENDAR`))
    expect(own.events[0]).toMatchObject({ start: '2026-07-01T07:00', zone: 'UTC' })
    expect(own.left[0]?.why).toBe('The time zone “Custom” is no place that is known: its times are kept in UTC.')
    const unknown = await read(summerEvent)
    expect(unknown.events[0]).toMatchObject({ start: '2026-07-01T09:00', zone: null })
    expect(unknown.left[0]?.why).toBe('The time zone “Custom” is unknown: its times are read in your own.')
  })
})

describe('a series of a file', () => {
  const rule = [
    'UID:s',
    'SUMMARY:Sync',
    'DTSTART;TZID=Europe/Vienna:20261102T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
  ]

  it('takes along dates, exceptions and what was moved or cancelled', async () => {
    const { events } = await read(
      event(...rule, 'EXDATE;TZID=Europe/Vienna:20261109T090000', 'RDATE:20261112T080000Z'),
      event(
        'UID:s',
        'SUMMARY:Long sync',
        'RECURRENCE-ID:20261116T080000Z',
        'DTSTART:20261117T090000Z',
        'DURATION:PT2H',
      ),
      event('UID:s', 'SUMMARY:Sync', 'RECURRENCE-ID;TZID=Europe/Vienna:20261123T090000', 'STATUS:CANCELLED'),
    )
    expect(events).toMatchObject([
      {
        repeat: 'FREQ=WEEKLY',
        also: ['2026-11-12T09:00'],
        except: ['2026-11-09T09:00', '2026-11-23T09:00'],
        changes: [
          { original: '2026-11-16T09:00', start: '2026-11-17T10:00', end: '2026-11-17T12:00', title: 'Long sync' },
        ],
      },
    ])
  })

  it('is cut where this and all that follow were changed', async () => {
    const { events } = await read(
      event(...rule),
      event(
        'UID:s',
        'SUMMARY:Later sync',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Vienna:20261116T090000',
        'DTSTART;TZID=Europe/Vienna:20261116T100000',
        'DURATION:PT1H',
      ),
    )
    expect(events).toMatchObject([
      { uid: 's', title: 'Sync', start: '2026-11-02T09:00', repeat: 'FREQ=WEEKLY;UNTIL=20261116T075959Z' },
      { uid: 's#2026-11-16T09:00', title: 'Later sync', start: '2026-11-16T10:00', repeat: 'FREQ=WEEKLY' },
    ])
  })

  it('keeps a start that its rule does not bring, and a second rule that ends, as dates', async () => {
    const { events } = await read(
      event('UID:t', 'DTSTART:20261103T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO', 'RRULE:FREQ=DAILY;COUNT=2'),
    )
    expect(events[0]).toMatchObject({
      repeat: 'FREQ=WEEKLY;BYDAY=MO',
      also: ['2026-11-03T09:00', '2026-11-04T09:00'],
    })
  })
})

describe('what is broken in a file', () => {
  it.each([
    [['SUMMARY:A'], 'It does not say when it begins.'],
    [['DTSTART:soon'], '“soon” is no day and no time.'],
    [['DTSTART:20260231T090000Z'], '“20260231T090000Z” is no day and no time.'],
    [['DTSTART:20261123T090000Z', 'DTEND:20261123T080000Z'], 'It ends before it begins.'],
    [['DTSTART:20261123T090000Z', 'DURATION:long'], '“long” is no length of time.'],
    [['DTSTART:20261123T090000Z', 'RRULE:FREQ=OFTEN'], 'FREQ=OFTEN is unknown.'],
    [['DTSTART:20261123T090000Z', 'RRULE:FREQ=SECONDLY'], 'It repeats more often than once an hour.'],
    [['DTSTART:20261123T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], 'Its repetition never takes place.'],
    [
      ['DTSTART:20261123T090000Z', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'],
      'It repeats by more than one rule without an end.',
    ],
    [['DTSTART:20261123T090000Z', 'EXRULE:FREQ=WEEKLY'], 'It leaves times out by a rule, which is not understood.'],
  ])('%j is left: %s', async (lines, why) => {
    const { events, left } = await read(event(...lines))
    expect({ events, why: left.map((each) => each.why) }).toEqual({ events: [], why: [why] })
  })

  it('is told of what is read and not kept, and of what was cut off', async () => {
    const text = event('DTSTART:20261123T090000Z', 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM', 'nonsense')
    const whole = await read(
      `${text.replace('END:VCALENDAR', '')}BEGIN:VTODO\r\nSUMMARY:Buy\r\nEND:VTODO\r\nBEGIN:VEVENT\r\n`,
    )
    expect(whole.events).toHaveLength(1)
    expect(whole.left).toEqual([
      { title: 'Buy', why: 'Tasks are not read from calendar files.' },
      { title: 'An event', why: 'The file ends in the middle of it.' },
      { title: 'The file', why: 'It ends in the middle.' },
      { title: '1 reminder', why: 'Reminders of events are not kept.' },
      { title: '“nonsense”', why: 'This line says nothing and is passed over.' },
    ])
  })

  it('is refused as a whole where it is no calendar, or nested without an end', async () => {
    await expect(read('hello')).rejects.toThrow('This is not a calendar file.')
    await expect(read('')).rejects.toThrow('This is not a calendar file.')
    await expect(read('BEGIN:VEVENT\n'.repeat(100_000))).rejects.toThrow('more deeply')
    await expect(read(`BEGIN:VCALENDAR\nBEGIN:VEVENT\n${'X:1\n'.repeat(60_000)}`)).rejects.toThrow('more lines')
  })

  it('bounds lines without an end, and lets others have their turn', async () => {
    const text = event(
      'DTSTART:20261123T090000Z',
      `DESCRIPTION:${'x\r\n '.repeat(400_000)}`,
      `X${';A=b'.repeat(400_000)}:1`,
    )
    let breaths = 0
    const { events, left } = await readCalendarFile(text, () => {
      breaths += 1
      return Promise.resolve()
    })
    expect(events[0]?.description).toBe('')
    expect(left.map(({ why }) => why)).toEqual([
      'This line is too long to be read.',
      'This line is too long to be read.',
    ])
    expect(breaths).toBeGreaterThan(text.length / 20_000)
  })

  it('stops what would take too long to understand', async () => {
    const never = Array.from({ length: 120 }, (_, at) =>
      event(`UID:${at}`, 'DTSTART:20261123T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    )
    await expect(read(...never)).rejects.toThrow('Its zones and repetitions take too long to understand.')
  })
})

describe('a file that is written', () => {
  it('has lines of at most 75 octets, the zones it names, and means what was written', async () => {
    const first: FileEvent = {
      ...plain,
      uid: 'a;b,c\\d',
      title: 'Ünï 🙂 '.repeat(40).trim(),
      description: 'One\nTwo; three, four\\',
      start: '2026-11-23T09:00',
      end: '2026-11-23T10:00',
      zone: 'Europe/Vienna',
      repeat: 'FREQ=WEEKLY;UNTIL=20270301',
      people: [{ name: 'Ito, "Aki" ra', email: 'akira@example.com' }],
    }
    const text = [
      ...writeCalendarFile({ name: 'Work', stamp: '2026-11-22T00:00:00Z', events: [first], zones: ['Europe/Vienna'] }),
    ].join('')
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Vienna\r\n')
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20270301T225959Z\r\n')
    const back = await read(text)
    expect(back.name).toBe('Work')
    expect(back.events).toEqual([{ ...first, repeat: 'FREQ=WEEKLY;UNTIL=20270301T225959Z' }])
  })
})

const plain: FileEvent = {
  uid: '',
  title: '(No title)',
  location: '',
  description: '',
  start: '',
  end: '',
  zone: null,
  repeat: null,
  also: [],
  except: [],
  changes: [],
  people: [],
  status: 'confirmed',
}

function event(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}

function read(...texts: string[]): Promise<CalendarFile> {
  return readCalendarFile(texts.join(''), () => Promise.resolve())
}

async function timesIn(...lines: string[]): Promise<unknown[]> {
  const { events } = await read(event(...lines))
  return events.flatMap(({ start, end, zone }) => [start, end, zone])
}

function zoneRules(summer: string): string {
  return [
    'BEGIN:VTIMEZONE',
    'TZID:Custom',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    `RRULE:FREQ=YEARLY;BYMONTH=${summer};BYDAY=-1SU`,
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n')
}
