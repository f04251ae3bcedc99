import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const budget = '0197f0a0-0000-7000-8000-000000000004'
const lookedUp = { tool: 'documents.list-files', input: { limit: 100 } }
const summed = (more: object = {}, id = budget) => ({
  tool: 'documents.summarise-file',
  input: { id, ...more, show: true },
})
const summary =
  'Summary of “Budget 2027.pdf”, 2 of 40 sentences:\n\n- Rent \\*rises\\* by 4%. (Page 3)\n- Travel stays as it is.'

test.each([
  ['/summarise budget 2027', {}],
  ['Summarise Budget 2027.pdf', {}],
  ['please sum up the budget document', {}],
  ['give me a summary of the file called budget', {}],
  ['summarise my latest file', {}],
  ['/summarise Budget 2027.pdf in 50 words', { words: 50 }],
  ['summarise the budget pdf in three lines', { sentences: 3 }],
  ['summarise the budget', {}],
  ['Can you sum up the budget for me, please?', {}],
  ['what are the main points of the budget?', {}],
  ['summarise budget in 50 words', { words: 50 }],
  ['/summarise the budget', {}],
])('%s: sums up the file that is named, with where each sentence stands', async (message, length) => {
  const { text, calls } = await createDesk(house)(message)
  expect(calls).toEqual([lookedUp, summed(length)])
  expect(text).toBe(summary)
})

test('sums up the files that came along with the message, each with a card of its own', async () => {
  const files = [budget, 'offer'].map((id) => ({ kind: 'file', id }))
  const { text, calls } = await createDesk(house)('/summarise', files)
  expect(calls).toEqual([summed(), summed({}, 'offer')])
  expect(text).toContain('Summary of “Budget 2027.pdf”')
  expect(text).toContain('Summary of “Offer\\_1.docx”')
})

test('“summarise it” is the file that was just found', async () => {
  const ask = createDesk(house)
  await ask('search my files for the budget')
  expect((await ask('summarise it')).calls).toEqual([summed()])
})

test('goes on with the file that was summed up last', async () => {
  const ask = createDesk(house)
  await ask('/summarise', [{ kind: 'file', id: 'offer' }])
  expect((await ask('summarise the file in 2 sentences')).calls).toEqual([summed({ sentences: 2 }, 'offer')])
})

test('makes the summary shorter or longer, and goes on with another file', async () => {
  const ask = createDesk(house)
  await ask('/summarise in 9 lines', [{ kind: 'file', id: 'offer' }])
  expect((await ask('Shorter, please')).calls).toEqual([summed({ sentences: 5 }, 'offer')])
  expect((await ask('make it even shorter')).calls).toEqual([summed({ sentences: 1 }, 'offer')])
  expect((await ask('a bit longer')).calls).toEqual([summed({ words: 240 }, 'offer')])
  expect((await ask('in 30 words please')).calls).toEqual([summed({ words: 30 }, 'offer')])
  expect((await ask('and the budget?')).calls).toEqual([lookedUp, summed()])
  expect((await ask('shorter')).calls).toEqual([summed({ sentences: 2 })])
})

test.each(['summarise both files', 'Can you summarise these two files?', 'give me the gist', 'tl;dr'])(
  'what came along is meant: %s',
  async (message) => {
    const files = [budget, 'offer'].map((id) => ({ kind: 'file', id }))
    expect((await createDesk(house)(message, files)).calls).toEqual([summed(), summed({}, 'offer')])
  },
)

test.each(['sum up my day', 'summarise this chat', 'summarise my week', 'sum up the news', 'summarise my emails'])(
  'no file is looked for: %s',
  async (message) => {
    expect((await createDesk(house)(message)).calls).not.toContainEqual(lookedUp)
  },
)

test('nothing in a text that is pasted is acted on as Markdown', async () => {
  const { text } = await createDesk(house)(
    '/summarise 1. The **plan** is <b>late</b>, see ![this](http://a.example).\nIt ends.',
  )
  expect(text).toContain(String.raw`> The \*\*plan\*\* is \<b\>late\</b\>, see \!\[this\](http://a.example).`)
})

test('a file that is gone is not said to be kept', async () => {
  const gone = {
    ...house,
    'documents.summarise-file': () => ({ kind: 'refused' as const, sentence: 'There is no such file.' }),
  }
  const { text } = await createDesk(gone)('/summarise', [{ kind: 'file', id: 'gone' }])
  expect(text).toBe('There is no such file.')
})

test('says that a file is still being read', async () => {
  const { text } = await createDesk(house)('/summarise', [{ kind: 'file', id: 'new' }])
  expect(text).toContain('is still being read. Its summary appears below')
})

test('a file that is not there is named, and a few words that name none are no text', async () => {
  const ask = createDesk(house)
  expect((await ask('Summarise Rent.pdf')).text).toContain('No file has “Rent.pdf” in its name.')
  expect((await ask('summarise the contract')).text).toContain('No file has “contract” in its name.')
  expect((await ask('/summarise Kim left early')).text).toBe(
    'I found nothing called “Kim left early”, and by itself that is too short to sum up.',
  )
})

test('files that came along with something else are said to be kept', async () => {
  const { text } = await createDesk(house)('What time is it?', [{ kind: 'file', id: budget }])
  expect(text).toMatch(/^The attached file is kept in your Files\. With `\/summarise`, I sum up what it says\.\n\n/)
})

test('a chat is summed up with who said each sentence, as long as was asked for', async () => {
  const ask = createDesk(house)
  await ask('The plan is late. We need two more people. The budget allows for one.')
  expect((await ask('sum up our conversation so far in one sentence')).text).toMatch(
    /^Summary \(1 of \d+ sentences\):\n\n> (?:You|Attaché): /,
  )
})

test('a text that was pasted is summed up again, shorter each time', async () => {
  const ask = createDesk(house)
  const notes = 'The plan is late. We need two more people. The budget allows for one. The office opens in May.'
  expect((await ask(`Summarise this text in three lines: ${notes}`)).text).toContain('Summary (3 of 4 sentences)')
  expect((await ask('shorter')).text).toContain('Summary (2 of 4 sentences)')
  const { text } = await ask('even shorter')
  expect(text).toContain('Summary (1 of 4 sentences)')
  expect(text).not.toContain('Summarise')
})

test('sums up several files that are named, and none of them where one is not here', async () => {
  const files = [
    { id: budget, name: 'Budget 2027.pdf', bytes: 9 },
    { id: 'offer', name: 'Offer_1.docx', bytes: 9 },
  ]
  const kept = { ...house, 'documents.list-files': () => ({ kind: 'answer' as const, answer: files, sources: [] }) }
  for (const names of ['the budget and the offer', 'Budget 2027.pdf, my offer']) {
    const { calls } = await createDesk(kept)(`summarise ${names} in 3 lines`)
    expect(calls).toEqual([lookedUp, summed({ sentences: 3 }), summed({ sentences: 3 }, 'offer')])
  }
  const { calls } = await createDesk(kept)('summarise the budget and the lease')
  expect(calls).toEqual([lookedUp])
})

const chat = '0197f0a0-0000-7000-8000-000000000001'
const [first, second] = ['0197f0a0-0000-7000-8000-0000000000a1', '0197f0a0-0000-7000-8000-0000000000a2']

test('each sentence of the summary of a chat links to its message', async () => {
  const ask = createDesk(house)
  ask.heard({ role: 'user', text: 'The fair in Ghent is moved to the last week of May.', id: first })
  ask.heard({ role: 'user', text: 'The stand needs three people and a van.', id: second })
  const { text } = await ask('summarise this chat')
  expect(text).toContain(`> [You](/assistant/${chat}?message=${second}): The stand needs three people`)
})

test('each sentence of the summary of a pasted text links to the message, with its line', async () => {
  const ask = createDesk(house)
  const pasted = 'Notes\n\nThe fair in Ghent is moved to the last week of May.\nThe stand needs three people and a van.'
  const { text } = await ask(`/summarise ${pasted}`, [], second)
  expect(text).toContain(
    `> The stand needs three people and a van. ([line\u00A04](/assistant/${chat}?message=${second}))`,
  )
})
