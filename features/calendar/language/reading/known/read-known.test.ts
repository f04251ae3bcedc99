import { describe, expect, it } from 'vitest'
import type { Wish } from '../../wish.ts'
import { type KnownEvent, titleWords } from './mentions.ts'
import { readKnown } from './read-known.ts'

/** A Monday. */
const now = Temporal.PlainDateTime.from('2026-06-01T09:00')
const wording = { now, dateOrder: 'day-first', zone: 'Europe/Vienna' } as const

const events = [
  known('Parents council', '2026-06-03T17:00', '2026-06-03T18:30'),
  known('Fitting at Moreau', '2026-06-03T10:00', '2026-06-03T10:30'),
  known('Site inspection', '2026-06-04T14:00', '2026-06-04T15:00'),
  known('Late shift', '2026-06-05T22:00', '2026-06-06T06:00'),
]

function known(title: string, start: string, end: string): KnownEvent {
  const [from, to] = [Temporal.PlainDateTime.from(start), Temporal.PlainDateTime.from(end)]
  const ref = { kind: 'event', id: title, title, start: `${start}:00+02:00`, end: `${end}:00+02:00` }
  return { ref, from, to, allDay: false, words: titleWords(title) }
}

/** The wish in a few words; a question mark where words were left over. */
function read(message: string, spoken: string[] = []): string | undefined {
  const refs = events.map(({ ref }) => ref).filter(({ id }) => spoken.includes(id))
  const found = readKnown(message, { wording, events, spoken: refs, isDone: true })
  return found && `${told(found.wish)}${found.isSure ? '' : '?'}`
}

function sizeOf(to: Extract<Wish, { do: 'resize' }>['to']): string {
  if ('by' in to) return `by ${to.by.toString()}`
  if ('to' in to) return to.to.toString()
  return 'until' in to ? `until ${to.until.hour}:${String(to.until.minute).padStart(2, '0')}` : ''
}

function told(wish: Wish): string {
  const of = 'target' in wish && wish.target ? ` ${wish.target.named?.[0]?.title ?? ''}:` : ''
  if (wish.do === 'move') {
    const { by, day, clock } = wish.to
    const time = clock && `${clock.hour}:${String(clock.minute).padStart(2, '0')}`
    return `move${of} ${[by, day, time]
      .filter((each) => each !== undefined)
      .map(String)
      .join(' ')}`
  }
  if (wish.do === 'resize') return `resize${of} ${sizeOf(wish.to)}`
  if (wish.do === 'next') return `tell${of} ${wish.asks}`
  if (wish.do === 'list') return `list ${wish.span.from.toString()} ${wish.span.to.toString()}`
  return wish.do === 'invite' ? `invite${of} ${wish.people.map(({ email }) => email).join()}` : wish.do
}

describe('what is said of events that are there', () => {
  it('moves what is named, in whatever order it is said', () => {
    expect(read('the inspection has to be earlier, friday in the morning at 9')).toBe(
      'move Site inspection: 2026-06-05 9:00',
    )
    expect(read('council on thursday instead')).toBe('move Parents council: 2026-06-04')
    expect(read('moreau can only do 11.15')).toBe('move Fitting at Moreau: 11:15')
    expect(read('inspection preponed by an hour')).toBe('move Site inspection: -PT1H')
    expect(read('council goes a day later')).toBe('move Parents council: P1D')
    expect(read('the council has to end at 18h already')).toBe('resize Parents council: until 18:00')
  })

  it('takes a length from a statement that says what it was before', () => {
    for (const said of [
      'the inspection takes 45 min, not 30',
      'and inspection needs 45 minutes not 60',
      'site inspection: 45 minutes rather than an hour',
      'the inspection is 45 minutes instead of one hour',
      'site inspection lasts 45 min, and not 60',
    ])
      expect(read(said)).toBe('resize Site inspection: PT45M')
    expect(read('the inspection does not take 45 minutes')).toBeUndefined()
  })

  it('moves nothing where the person only says where they are', () => {
    expect(read('oh im in the inspection then. 13:45')).toBeUndefined()
    expect(read("I'm at the council. 19:00")).toBeUndefined()
  })

  it('puts one event beside another', () => {
    for (const said of [
      'the fitting should go right after the council',
      'fitting goes straight after the council',
      'put the fitting directly after the council',
      'the fitting has to be immediately after the council',
      'the fitting must come right after the council now',
    ])
      expect(read(said)).toBe('move Fitting at Moreau: 2026-06-03 18:30')
    expect(read('put the fitting right after the council')).toBe('move Fitting at Moreau: 2026-06-03 18:30')
    expect(read('inspection comes before the late shift')).toBe('move Site inspection: 2026-06-05 21:00')
  })

  it('changes how long it takes', () => {
    expect(read('council needs 30 minutes more')).toBe('resize Parents council: by PT30M')
    expect(read('cut the council to 20 minutes')).toBe('resize Parents council: PT20M')
    expect(read('council begins 15 minutes earlier and takes an hour')).toBeUndefined()
    expect(read('45 minutes is plenty for the inspection')).toBe('resize Site inspection: PT45M')
  })

  it('invites who has an address to what is named behind it, or to what was spoken of', () => {
    expect(read('get the fitter, jo@atelier.example, in on the inspection')).toBe(
      'invite Site inspection: jo@atelier.example',
    )
    expect(read('include also the council, clerk@town.example', ['Late shift'])).toBe(
      'invite Late shift: clerk@town.example',
    )
  })

  it('answers what is asked of it', () => {
    expect(read('what time does the late shift end')).toBe('tell Late shift: when')
    expect(read('the council is how long?')).toBe('tell Parents council: how-long')
    expect(read('does the inspection finish before dinner?')).toBe('tell Site inspection: when')
    expect(read('what is after the council')).toBe('list 2026-06-03T18:30:00 2026-06-04T00:00:00')
  })

  it('takes what has no name for what was spoken of, if nothing is left over', () => {
    expect(read('she can only do 6.30', ['Parents council'])).toBe('move Parents council: 18:30')
    expect(read("that's too much, one hour and a half", ['Late shift'])).toBe('resize Late shift: PT1H30M')
    expect(read('put 15 more minutes', ['Site inspection'])).toBe('resize Site inspection: by PT15M')
    expect(read('the printer comes at 11', ['Site inspection'])).toBeUndefined()
  })

  it('leaves in doubt what is told of somebody, where nothing was done yet', () => {
    const around = { wording, events, spoken: events.slice(0, 1).map(({ ref }) => ref) }
    expect(readKnown('he comes at 16:00', around)?.isSure).toBe(false)
    expect(readKnown('he comes at 16:00', { ...around, isDone: true })?.isSure).toBe(true)
  })

  it('leaves in doubt what says more', () => {
    expect(read('the inspectors have a puncture, inspection at 15:00')).toBe('move Site inspection: 15:00?')
    expect(read('the people from the city want the inspection documents printed twice by thursday')).toBeUndefined()
  })

  it('takes no other order, condition or denial for a change', () => {
    const messages = [
      'remind me of the inspection at 8',
      'book a second fitting on friday at 9',
      'not the council on friday',
      'if the council is on friday',
      'task: inspection papers by thursday',
      'cancel the inspection on thursday',
      'my boss says move the inspection to 10',
      'inspection at 10 from next week on',
      'council fortnightly from thursday onwards',
      'I thought of the inspection on friday, but leave it there',
    ]
    expect(messages.filter((message) => read(message) !== undefined)).toEqual([])
  })
})
