import { expect, test } from 'vitest'
import { context, createBuiltIn, createDesk, house } from './testing/desk.ts'

const week = (days: number[], start: string, end: string) => ({
  workingHours: days.map((day) => ({ day, start, end })),
})
const chat = context.conversationId

test.each([
  ['What day is it today?', 'Today is Friday, 20 November 2026.'],
  ['is it Monday today?', 'No, today is Friday, 20 November 2026.'],
  ['What day is it in 10 days?', 'In 10 days it will be Monday, 30 November 2026.'],
  ['what day was it 100 days ago', '100 days ago it was Wednesday, 12 August 2026.'],
  ['what weekday is 24 December 2027', 'Friday, 24 December 2027, is in 399 days.'],
  ['is 4 July a Sunday?', 'Yes: Sunday, 4 July 2027, is in 226 days.'],
  ['How many days until Christmas?', 'It is 35 days until Friday, 25 December 2026.'],
  ['how many weeks until 24 December', 'It is 4 weeks and 6 days until Thursday, 24 December 2026.'],
  ['days between 3 May and 20 July', 'There are 78 days between Monday, 3 May 2027 and Tuesday, 20 July 2027.'],
  ['What time is it?', 'It is 14:32, Friday, 20 November 2026 (Europe/Vienna).'],
  ['What time is it in Tokyo?', 'It is 22:32 in Tokyo, Friday, 20 November 2026 (8 hours ahead of you).'],
  ['time in India', 'It is 19:02 in India, Friday, 20 November 2026 (4 hours and 30 minutes ahead of you).'],
  ['what time is it in Gotham City', 'I do not know “Gotham City”. Please name a larger city near it.'],
  ['Which time zone am I in?', 'Your time zone is Europe/Vienna (UTC+01:00); it is 14:32 there.'],
  ['How many hours ahead is Tokyo?', 'Tokyo is 8 hours ahead of you: it is 22:32 there, and 14:32 here.'],
  ['difference between London and Sydney', 'London is 11 hours behind Sydney: it is 13:32 there, and 00:32 in Sydney.'],
  ['what is 15% of 240?', '15 % of 240 = **36**'],
  ['how many ounces in 2 pounds', '2 pounds = **32 ounces**'],
  [
    'Lösche bitte den Termin am Freitag',
    'Ich verstehe bisher nur Englisch und habe nichts geändert; bitte schreib mir auf Englisch.',
  ],
  ['Hello', 'Hello, Ana. What can I do for you?'],
  ['thanks a lot', 'You are welcome.'],
  ['bye', 'Goodbye. Everything stays here until you come back.'],
  ['say that again', 'I have not said anything in this chat yet.'],
  ['never mind', 'All right, I leave it as it is.'],
  ['/summarise', 'There is nothing to sum up in this chat yet.'],
  ['/nonsense', 'There is no command `/nonsense` here. `/dashboard` and `/summarise` are two that there are.'],
])('“%s” is answered without asking anybody', async (said, text) => {
  expect(await createDesk({})(said)).toEqual({ text, calls: [] })
})

test.each([
  ['I moved to Lisbon', 'people.change-profile', { zone: 'Europe/Lisbon' }],
  ['update my zone: America/Chicago', 'people.change-profile', { zone: 'America/Chicago' }],
  ['I work Monday to Thursday 9 to 5', 'people.change-profile', week([1, 2, 3, 4], '09:00', '17:00')],
  ['update my working times, Monday and Wednesday only, 9-12', 'people.change-profile', week([1, 3], '09:00', '12:00')],
  ['Call me Alex', 'people.change-profile', { name: 'Alex' }],
  ['Remember that I like tea', 'assistant.remember-fact', { text: 'I like tea' }],
  ['Rename this chat to Budget 2027.', 'chat.rename-conversation', { id: chat, title: 'Budget 2027' }],
  ['please pin it', 'chat.pin-conversation', { id: chat, pinned: true }],
  ['unpin this chat', 'chat.pin-conversation', { id: chat, pinned: false }],
  ['Undo that', 'activity.undo', {}],
  ['Redo that', 'activity.redo', {}],
  ['/note Buy milk', 'notes.add-note', { text: 'Buy milk' }],
])('“%s” becomes one call, and its sentence is the answer', async (said, tool, input) => {
  const { text, calls } = await createDesk(house)(said)
  expect(calls).toEqual([{ tool, input }])
  expect(house[tool]?.({} as never)).toMatchObject({ kind: 'done', sentence: text })
})

test.each([
  ["I don't work on Fridays", week([1, 2, 3, 4], '09:00', '18:00')],
  ['from now on I start at 7 and finish at 15:30', week([1, 2, 3, 4, 5], '07:00', '15:30')],
  ['I finish at 5pm now', week([1, 2, 3, 4, 5], '09:00', '17:00')],
])('“%s” changes what it names in the hours that are set', async (said, input) => {
  const { calls } = await createDesk(house)(said)
  expect(calls).toEqual([
    { tool: 'people.read-profile', input: {} },
    { tool: 'people.change-profile', input },
  ])
})

test('what waits for a yes is not said to be done, and a yes in words binds to nothing', async () => {
  const ask = createDesk(house)
  const deleting = await ask('delete this chat')
  expect(deleting.text).toBe('Please look at the card.')
  const { text, calls } = await ask('yes')
  expect(text).toContain('card')
  expect(calls.map(({ tool }) => tool)).toEqual(['activity.list'])
})

test('“put it back” takes back what was done, and does again what was just taken back', async () => {
  const ask = createDesk(house)
  await ask('please pin it')
  const input = { id: '0197f0a0-0000-7000-8000-000000000002' }
  const looked = { tool: 'activity.list', input: { limit: 50 } }
  expect((await ask('put it back')).calls).toEqual([looked, { tool: 'activity.undo', input }])
  expect((await ask('put it back')).calls).toEqual([{ tool: 'activity.redo', input }])
  expect((await ask('undo the last one')).calls).toEqual([{ tool: 'activity.undo', input }])
  expect(await ask('undo that')).toMatchObject({ text: expect.stringContaining('taken back already'), calls: [] })
})

test('“put it back” does again what a card was asked to take back, whether it was approved or not', async () => {
  const ask = createDesk({
    ...house,
    'activity.undo': () => ({ kind: 'waits', title: 'Take back: Pin the chat', activityId: 'card' }),
  })
  expect((await ask('undo that')).text).toBe('Please look at the card.')
  expect((await ask('put it back')).calls).toEqual([{ tool: 'activity.redo', input: {} }])
})

test('what is refused is told in the words of the refusal', async () => {
  const ask = createDesk({ 'activity.undo': () => ({ kind: 'refused', sentence: 'There is nothing to take back.' }) })
  expect((await ask('undo that')).text).toBe('There is nothing to take back.')
})

test.each([
  ['undo that', 'Undoing things is not possible here now.'],
  ['rename this chat to X', 'Renaming chats is not possible here now.'],
  ['what do you know about me', 'Recalling facts is not possible here now.'],
])('“%s” without its tool is said not to be possible', async (said, text) => {
  expect(await createDesk({})(said)).toEqual({ text, calls: [] })
})

test('a missing part is asked for once, and the next message brings it', async () => {
  const ask = createDesk(house)
  expect(await ask('rename chat')).toEqual({ text: 'Which title should this chat have?', calls: [] })
  expect((await ask('Time plan')).calls[0]?.input).toEqual({ id: chat, title: 'Time plan' })
  expect((await ask('no, call it Hiring')).calls[0]?.input).toEqual({ id: chat, title: 'Hiring' })
  expect((await ask('can you rename this chat for me')).calls).toEqual([])
  await ask('never mind')
  await ask('change my working hours')
  expect((await ask('Monday to Thursday, 9 to 5')).calls[0]?.input).toEqual(week([1, 2, 3, 4], '09:00', '17:00'))
  await ask('I moved to Australia')
  expect((await ask('Perth')).calls[0]?.input).toEqual({ zone: 'Australia/Perth' })
  await ask('/note')
  expect((await ask('call the plumber')).calls[0]?.input).toEqual({ text: 'call the plumber' })
})

test.each(['call it Hiring', 'name this Hiring', 'rename it to Hiring', 'label it Hiring'])(
  '“%s” asks what should be called so, where nothing was spoken of',
  async (said) => {
    const ask = createDesk(house)
    expect(await ask(said)).toEqual({
      text: 'What should I call “Hiring”? Say “this chat”, or rename an event or a task by its name.',
      calls: [],
    })
    expect((await ask('this chat')).calls[0]?.input).toEqual({ id: chat, title: 'Hiring' })
  },
)

test('“call it” names the chat that was spoken of', async () => {
  const ask = createDesk(house)
  await ask('what is this chat called?')
  expect((await ask('call it Hiring')).calls[0]?.input).toEqual({ id: chat, title: 'Hiring' })
  expect((await ask('call it Kitchen plans')).calls[0]?.input).toEqual({ id: chat, title: 'Kitchen plans' })
})

test('a question of ours does not keep a person from wanting something else', async () => {
  const ask = createDesk(house)
  await ask('rename chat')
  expect((await ask('what time is it in Tokyo?')).text).toContain('22:32')
  await ask('rename chat')
  expect((await ask('never mind')).calls).toEqual([])
})

test('a follow-up asks the same of something else', async () => {
  const ask = createDesk({})
  await ask('What time is it in Tokyo?')
  expect((await ask('and in New York?')).text).toContain('08:32 in New York')
  expect((await ask('and Berlin?')).text).toContain('14:32 in Berlin')
  await ask('how many days until Christmas')
  expect((await ask('and until Easter?')).text).toContain('28 March 2027')
})

test('facts are found by their words, forgotten one at a time, and never acted on as Markdown', async () => {
  const ask = createDesk(house)
  expect((await ask("what's my wife's name")).text).toBe('I remember: “My wife is called Anna”')
  expect((await ask('what do you know about my passport')).text).toContain(String.raw`\*March\*`)
  expect((await ask("forget that I'm vegetarian")).calls[1]).toEqual({
    tool: 'assistant.forget-fact',
    input: { id: 'food' },
  })
  const which = await ask('forget what I like')
  expect(which.text).toContain('Which of these should I forget?')
  expect((await ask('the coffee')).calls[1]?.input).toEqual({ id: 'coffee' })
  expect((await ask('forget my shoe size')).text).toBe('I do not remember anything about “my shoe size”.')
})

test('a search tells of other chats, with their words quoted', async () => {
  const { text, calls } = await createDesk(house)('Search my chats for budget')
  expect(calls).toEqual([{ tool: 'chat.search-conversations', input: { words: 'budget', limit: 10 } }])
  expect(text).toBe('I found “budget” in 1 chat:\n\n- **Lunch \\<b\\>**: “about the budget”')
})

test('a summary quotes sentences and counts them', async () => {
  const ask = createDesk({})
  const { text } = await ask('/summarise The committee met on Monday. It discussed the budget. It agreed on cuts.')
  expect(text).toMatch(/^Summary \(1 of 3 sentences\):\n\n> [^\n]+\n\n\*\*Dates\*\*\n\n- Monday: [^\n]+$/)
  await ask('The plan is late. We need two more people. The budget allows for one.')
  expect((await ask('sum up our conversation so far')).text).toMatch(/^Summary \(\d of \d+ sentences\):/)
})

test('the overview of the day names what there is, and leaves out what is not offered', async () => {
  expect((await createDesk(house)('/dashboard')).text).toBe(
    [
      '**Friday, 20 November 2026**, 14:32 (Europe/Vienna)\n',
      '- Working hours today: 09:00–18:00',
      '- Waiting for your yes: “Delete the chat “Lunch””',
      '- Activity today: “Renamed the chat to “Budget”.”',
    ].join('\n'),
  )
  expect((await createDesk({})('/dashboard')).text).toBe('**Friday, 20 November 2026**, 14:32 (Europe/Vienna)')
})

test('what is not understood is said in one sentence, with three suggestions that work', async () => {
  const { text, calls } = await createDesk(house)('asdf qwer')
  const [sentence = '', chips = ''] = text.split('\n\n')
  expect(calls).toEqual([])
  expect(sentence).toMatch(/^[^.]+\.$/)
  const suggestions = chips.split('\n').map((line) => /^- “(.+)”$/.exec(line)?.[1] ?? '')
  expect(suggestions).toHaveLength(3)
  for (const suggestion of suggestions) expect((await createDesk(house)(suggestion)).text).not.toContain('cannot')
})

test('an answer is streamed word by word, and stops when it is told to', async () => {
  const stop = new AbortController()
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'help' }] }]
  const { stream } = await createBuiltIn(context).doStream({ prompt, abortSignal: stop.signal })
  const deltas: string[] = []
  for await (const part of stream) {
    if (part.type === 'text-delta') deltas.push(part.delta)
    if (deltas.length === 3) stop.abort()
  }
  expect(deltas).toEqual(['I ', 'can ', 'do '])
})

test('a tool result that is no result of ours is not believed', async () => {
  const ask = createDesk({ 'activity.undo': () => ({ kind: 'nonsense' }) as never })
  expect((await ask('undo that')).text).toBe('This went wrong.')
})
