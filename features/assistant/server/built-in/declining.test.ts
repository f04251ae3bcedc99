import { expect, test } from 'vitest'
import { type Wish, wishes } from '../../language/wishes.ts'
import { createDesk, house } from './testing/desk.ts'

const sentencesOf = (text: string) =>
  text
    .split('\n\n')[0]
    ?.split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length > 0) ?? []

test.each([
  ['what’s the weather tomorrow', 'I can’t tell the weather.'],
  ['translate good morning into Spanish', 'I can’t translate by my own rules. With a language model I could'],
  ['find a slot that works for everybody', 'I can’t see calendars of others yet.'],
  ['book a flight to Madrid', 'I can’t book travel or look up routes.'],
  ['send a whatsapp to Tom', 'I can’t send anything through WhatsApp.'],
  ['record this meeting', 'I can’t attend, record or transcribe meetings.'],
  ['make it brighter in here', 'I can’t switch devices'],
])('“%s” is declined by the name of the wish', async (said, start) => {
  const { text, calls } = await createDesk(house)(said)
  expect(calls).toEqual([])
  expect(text.slice(0, start.length)).toBe(start)
})

test.each([
  ['where is my data stored', 'stored on this server'],
  ['is it free?', 'one Free plan at $0'],
  ['can you sync with google calendar', 'can be connected yet'],
  ['how do I export my data', 'Download my data'],
  ['which keyboard shortcuts are there', 'Ctrl+K'],
  ['is there an app for my phone', 'no app to install'],
  ['is it possible to log in with my Microsoft account', 'You sign in with Google where'],
  ['so my google events are not in here?', 'Google, Outlook and phone calendars are not read'],
  ['I was sent an .ics, where would that go', 'the calendar view takes iCalendar files'],
  ['is this secure?', 'kept apart by the database'],
  ['would my boss be able to read this', 'Nobody else who signs in here reads'],
  ['does chatgpt hear about it', 'nothing goes to OpenAI'],
  ['are you trained on what I type', 'no model is trained on your data here'],
  ['can my sister have a go at it too', 'an account of their own'],
  ['how would I close my account', 'under Settings, Data'],
  ['don’t you ever get tired?', 'awake day and night'],
  ['which languages do you understand', 'English alone'],
  ['which model are you', 'rules on this server'],
  ['who are you', 'the assistant of this server'],
  ['that’s wrong', 'I’m sorry'],
  ['you are useless', 'I’m sorry'],
  ['tell me a joke', 'the meeting cross the road'],
  ['I had a long day', 'That sounds like a lot'],
  ['delete my account', 'Settings, Data'],
  ['start a new chat', 'New chat stands above it'],
  ['when is Thanksgiving?', '“Thanksgiving”: Thursday, 26 November 2026, is in 6 days.'],
  ['when is mother’s day', 'Sunday, 9 May 2027'],
  ['what is the holiday on 15 august in Austria', 'the Assumption of Mary, a public holiday in Austria'],
  ['ugh. is 2 june a holiday in Germany?', 'no holiday of all of Germany that I know'],
  ['which holidays are coming up in Poland', 'Christmas Eve'],
  ['is Monday a bank holiday?', 'Monday, 23 November 2026, is no holiday that I know by name.'],
  ['is tomorrow a bank holiday?', 'Saturday, 21 November 2026, is no holiday that I know by name.'],
  ['when is the next bank holiday', 'not which of them are days off'],
])('“%s” is answered', async (said, words) => {
  const { text, calls } = await createDesk(house)(said)
  expect(calls).toEqual([])
  expect(text).toContain(words)
})

test('no sentence comes twice in a dialogue of refusals, and the same wish is declined in fewer words', async () => {
  const ask = createDesk(house)
  const said = [
    'what’s the weather like',
    'send an email to Tom',
    'turn on the lights',
    'is it going to rain tomorrow',
    'translate hello into French',
    'write a poem about the sea',
  ]
  const answers: string[] = []
  for (const each of said) answers.push((await ask(each)).text)
  const sentences = answers.flatMap(sentencesOf)
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  expect(answers[3]?.length).toBeLessThan(answers[0]?.length ?? 0)
})

test.each([['hello'], ['thanks'], ['bye'], ['who are you'], ['how much is it'], ['you are useless'], ['asdf qwer']])(
  '“%s” said three times is answered in three wordings',
  async (said) => {
    const ask = createDesk(house)
    const answers = [await ask(said), await ask(said), await ask(said)].map(({ text }) => text)
    expect(new Set(answers).size).toBe(3)
  },
)

test('a complaint after a deed offers to take it back', async () => {
  const ask = createDesk(house)
  await ask('pin this chat')
  expect((await ask('that’s not what I asked for')).text).toContain('“Undo that” takes back')
})

const chips = [...new Set(Object.values<Wish>(wishes).flatMap((wish) => wish.chips))]
const nothing = () => ({ kind: 'answer' as const, answer: [], sources: [] })
const made = () => ({ kind: 'done' as const, sentence: 'Created it.', activityId: 'a', sources: [] })
const calendar = {
  'calendar.list-events': nothing,
  'calendar.find-free-time': nothing,
  'calendar.read-overview': nothing,
  'calendar.create-event': made,
}

test.each(chips)('“%s”, offered in a refusal, leads somewhere', async (chip) => {
  const { text, calls } = await createDesk({ ...house, ...calendar })(chip)
  expect(text).not.toMatch(/can’t|cannot|beyond me|did not understand|do not know what/)
  expect(text !== '' || calls.length > 0).toBe(true)
})
