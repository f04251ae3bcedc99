import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import type { Notice } from '#foundation/server/notice.ts'
import { wakingStage } from './testing/waking-stage.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const stage = wakingStage()

const times = (notices: Notice[]) => notices.map(({ occurrence, dueAt }) => [occurrence, dueAt.toISOString()])

describe('a reminder with its own time', () => {
  test('comes at its time, once, and not before', async () => {
    await stage().create({ text: 'Call Tom', at: '2026-03-27T10:30' })
    stage().clock.advance(89 * minute)
    expect(await stage().looked()).toEqual([])
    stage().clock.advance(minute)
    expect(await stage().looked()).toMatchObject([{ title: 'Call Tom', occurrence: '2026-03-27T10:30', missed: 0 }])
    stage().clock.advance(day)
    expect(await stage().looked()).toHaveLength(1)
  })

  test('keeps its local time when daylight saving begins, and comes after the gap', async () => {
    await stage().create({ text: 'Early', at: '2026-03-28T02:30', rule: 'FREQ=DAILY;COUNT=3' })
    for (let hours = 0; hours < 24 * 3; hours += 1) {
      stage().clock.advance(hour)
      if (hours % 6 === 0) await stage().looked()
    }
    expect(times(await stage().looked())).toEqual([
      ['2026-03-28T02:30', '2026-03-28T01:30:00.000Z'],
      ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
      ['2026-03-30T02:30', '2026-03-30T00:30:00.000Z'],
    ])
  })

  test('comes once when daylight saving ends', async () => {
    await stage().plugs.work?.drain()
    stage().clock = testClock('2026-10-24T22:00:00Z')
    stage().open()
    await stage().create({ text: 'Late', at: '2026-10-25T02:30', rule: 'FREQ=DAILY;COUNT=2' })
    for (let quarters = 0; quarters < 5 * 4; quarters += 1) {
      stage().clock.advance(15 * minute)
      await stage().looked()
    }
    expect(times(stage().handed)).toEqual([['2026-10-25T02:30', '2026-10-25T00:30:00.000Z']])
  })

  test('comes once if the clock jumps three hours ahead or an hour back', async () => {
    await stage().create({ text: 'Often', at: '2026-03-27T09:15', rule: 'FREQ=HOURLY' })
    stage().clock.advance(3 * hour)
    expect(await stage().looked()).toMatchObject([{ occurrence: '2026-03-27T11:15', missed: 2 }])
    stage().clock.advance(-hour)
    expect(await stage().looked()).toHaveLength(1)
    stage().clock.advance(2 * hour)
    expect((await stage().looked()).map(({ occurrence }) => occurrence)).toEqual([
      '2026-03-27T11:15',
      '2026-03-27T12:15',
    ])
  })

  test('follows the person to another zone, unless they named one', async () => {
    await stage().create({ text: 'Mine', at: '2026-03-28T09:00' })
    await stage().create({ text: 'Theirs', at: '2026-03-28T09:00', zone: 'Europe/Vienna' })
    stage().zone = 'Asia/Tokyo'
    await stage().change({ what: 'zone', zone: 'Asia/Tokyo' })
    stage().clock.advance(16 * hour)
    expect(await stage().looked()).toMatchObject([{ title: 'Mine' }])
    stage().clock.advance(8 * hour)
    expect((await stage().looked()).map(({ title }) => title)).toEqual(['Mine', 'Theirs'])
  })

  test('says how often it asks again', async () => {
    const wanted = { text: 'Pay', at: '2026-03-27T09:30', again: 60 }
    const action = stage().actions.find('reminders.create')
    const shown = await action.show(stage().person, action.input.parse(wanted) as never)
    expect(shown.fields).toContainEqual({
      name: 'again',
      label: 'Asks again',
      value: 'Every hour until it is done, 5 times at most',
    })
    expect(action.done({ thing: await stage().create(wanted) } as never)).toContain(
      'and again every hour until it is done, 5 times at most',
    )
  })

  test('asks again until it is done, at most five times', async () => {
    const { id } = await stage().create({ text: 'Pay', at: '2026-03-27T09:30', again: 10 })
    stage().clock.advance(30 * minute)
    await stage().looked()
    stage().clock.advance(10 * minute)
    expect(await stage().looked()).toHaveLength(2)
    await stage().finish(id)
    stage().clock.advance(hour)
    expect(await stage().looked()).toHaveLength(2)
    await stage().create({ text: 'Forget', at: '2026-03-27T11:00', again: 10 })
    for (let tens = 0; tens < 20; tens += 1) {
      stage().clock.advance(10 * minute)
      await stage().looked()
    }
    const handed = stage().handed.filter(({ title }) => title === 'Forget')
    expect(handed).toHaveLength(6)
    expect(handed[4]?.body).toBe('It is not marked as done yet. It comes again every 10 minutes, once more at most.')
    expect(handed[5]).toMatchObject({ body: 'It is not marked as done yet. This was the last time.', repeats: false })
  })

  test('that asks again is stopped by its notice, and goes on asking when that is taken back', async () => {
    const { id } = await stage().create({ text: 'Pay', at: '2026-03-27T09:30', again: 60 })
    stage().clock.advance(30 * minute)
    expect(await stage().looked()).toMatchObject([{ title: 'Pay', repeats: true }])
    await stage().stop(id, true)
    stage().clock.advance(2 * hour)
    expect(await stage().looked()).toHaveLength(1)
    await stage().stop(id, false)
    expect(await stage().looked()).toHaveLength(2)
  })

  test('that repeats is stopped by its notice, and goes on when that is taken back', async () => {
    const { id } = await stage().create({ text: 'Water', at: '2026-03-27T10:00', rule: 'FREQ=DAILY' })
    await stage().create({ text: 'Once', at: '2026-03-27T10:00' })
    stage().clock.advance(hour)
    const repeats = new Map((await stage().looked()).map((each) => [each.title, each.repeats]))
    expect(Object.fromEntries(repeats)).toEqual({ Once: false, Water: true })
    await stage().stop(id, true)
    expect(await stage().coming()).toEqual([])
    stage().clock.advance(day)
    expect(await stage().looked()).toHaveLength(2)
    await stage().stop(id, false)
    stage().clock.advance(day)
    expect((await stage().looked()).map(({ occurrence }) => occurrence)).toContain('2026-03-29T10:00')
  })

  test('for the current minute is not late', async () => {
    stage().clock.advance(20_000)
    await stage().create({ text: 'Now', at: '2026-03-27T09:00' })
    expect(await stage().looked()).toMatchObject([{ dueAt: stage().clock.now() }])
  })

  test('opens the chat it is about', async () => {
    const chat = randomUUID()
    await stage().create({ text: 'Read the answer', at: '2026-03-27T09:00', chat })
    expect(await stage().looked()).toMatchObject([{ link: `/assistant/${chat}` }])
  })

  test('in the past, too often or never is refused with a sentence', async () => {
    await expect(stage().create({ text: 'Late', at: '2026-03-27T08:00' })).rejects.toThrow('has passed already')
    const often = { text: 'Often', at: '2026-03-27T10:00', rule: 'FREQ=MINUTELY' }
    await expect(stage().create(often)).rejects.toThrow('every 5 minutes')
    await expect(stage().create({ ...often, rule: 'FREQ=NEVER' })).rejects.toThrow(/\w/)
  })
})
test('stopping, changing and undoing keep the text', async () => {
  const { id } = await stage().create({ text: 'Call Tom', at: '2026-03-27T10:00' })
  const stopped = await stage().actions.press(stage().person, 'reminders.stop', { id })
  stage().clock.advance(2 * hour)
  expect(await stage().looked()).toEqual([])
  await expect(stage().actions.press(stage().person, 'reminders.stop', { id })).rejects.toThrow('ended already')
  const kept = JSON.parse(JSON.stringify(stopped)) as never
  await expect(stage().actions.find('reminders.stop').undo?.(stage().person, kept)).rejects.toThrow(
    'has passed already',
  )
  const later = await stage().create({ text: 'Call Sara', at: '2026-03-28T10:00' })
  const changed = await stage().actions.press(stage().person, 'reminders.change', {
    id: later.id,
    at: '2026-03-28T11:00',
  })
  expect(changed.changes).toEqual([
    { label: 'When', before: 'Saturday, 28 March 2026 at 10:00', after: 'Saturday, 28 March 2026 at 11:00' },
  ])
  const undone = await stage()
    .actions.find('reminders.change')
    .undo?.(stage().person, JSON.parse(JSON.stringify(changed)) as never)
  expect(undone?.thing).toMatchObject({ start: '2026-03-28T10:00', state: 'active' })
})
