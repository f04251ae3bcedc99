import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const change = 'people.change-profile'

test.each([
  'thursday, but just until 4',
  'only until 3',
  'from 9 to 5 on monday',
  'hm 10 to 12 daily',
  'I am in Paris next week',
  'I am at the office in Berlin on Friday',
  'Berlin, change me',
  'call me tomorrow morning',
])('“%s” leaves the profile as it is', async (said) => {
  const { calls } = await createDesk(house)(said)
  expect(calls.filter(({ tool }) => tool === change)).toEqual([])
})

test.each(['from now on I start at 8 and finish at 4', 'Fridays I stop work at 1', 'my office hours are 10 to 6'])(
  '“%s” names working hours, and changes them',
  async (said) => {
    const { calls } = await createDesk(house)(said)
    expect(calls.map(({ tool }) => tool)).toContain(change)
  },
)

test('right after working hours were spoken of, a day and hours are enough', async () => {
  const ask = createDesk(house)
  await ask('what are my working hours')
  expect((await ask('and on tuesdays until 2')).calls.map(({ tool }) => tool)).toContain(change)
  expect(await ask('sunday never')).toMatchObject({ text: 'Sunday is off already.', calls: [{}] })
  const { calls } = await ask('wednesdays never')
  expect(calls.at(-1)).toMatchObject({ tool: change, input: { workingHours: [1, 2, 4, 5].map((day) => ({ day })) } })
})

test.each([
  'how long till then',
  'is Tom back later',
  'how many weeks until then',
  'what comes up later',
  'a day later',
  '2 weeks later',
])('“%s” is no farewell', async (said) => {
  expect((await createDesk({})(said)).text).not.toMatch(/Goodbye|See you|Until next/)
})

test.each(['see you tomorrow', 'ok gotta run, later', 'till then', 'have a nice weekend everyone'])(
  '“%s” is a farewell',
  async (said) => {
    expect((await createDesk({})(said)).text).toBe('Goodbye. Everything stays here until you come back.')
  },
)
