import { expect, test } from 'vitest'
import { createDesk, type Results } from './testing/desk.ts'

const lease = '0197f0a0-0000-7000-8000-000000000021'
const consult = 'search.consult-files'

const passage = {
  text: 'The lease ends on 28 February 2031.',
  marks: [[0, 35]],
  place: { page: 2 },
  path: `/assistant?view=files&file=${lease}&passage=4`,
}
const thing = {
  kind: 'file',
  id: lease,
  title: 'Lease.pdf',
  marks: [],
  path: '/assistant?view=files',
  at: '2026-11-01T08:00:00Z',
}
const found = { results: [{ ...thing, passages: [passage] }], sure: true, share: 0.8, unknown: [], complete: true }
const none = { results: [], sure: false, share: 0, unknown: ['lease'], complete: true }

const files = (answer: object): Results => ({
  [consult]: () => ({ kind: 'answer', answer: { ...answer, sources: [] }, sources: [] }),
  'search.show-answer': () => ({ kind: 'answer', answer: { shown: 1 }, sources: [] }),
})

const answers = (text: string) => {
  const answer = text.includes('lease') ? found : none
  return { kind: 'answer' as const, answer: { ...answer, sources: [] }, sources: [] }
}

test.each(['when does the lease end?', 'until when does the lease run', 'what does the lease say about its end?'])(
  '%s: is answered with the passage and its place, linked by a card',
  async (question) => {
    const { text, calls } = await createDesk(files(found))(question)
    expect(calls).toContainEqual({ tool: consult, input: { text: question } })
    expect(calls.at(-1)).toMatchObject({ tool: 'search.show-answer', input: { things: [lease] } })
    expect(text).toBe('“Lease.pdf” says:\n\n- File “Lease.pdf”, Page 2: “The lease ends on 28 February 2031.”')
  },
)

test('of two files with one name, each says when it was added', async () => {
  const older = { ...thing, id: '0197f0a0-0000-7000-8000-000000000022', at: '2025-03-04T08:00:00Z' }
  const both = [thing, older].map((each) => ({ ...each, passages: [passage] }))
  const { text } = await createDesk(files({ ...found, results: both }))('when does the lease end?')
  expect(text.match(/File “Lease.pdf” of [^,]+/g)).toEqual([
    'File “Lease.pdf” of Sun 1 Nov 2026',
    'File “Lease.pdf” of Tue 4 Mar 2025',
  ])
})

async function toldOfGym(share: number, unknown: string[]): Promise<string> {
  return (await createDesk(files({ ...found, sure: false, share, unknown }))('is there a gym in the lease?')).text
}

test('what is not sure to answer is said not to be', async () => {
  expect(await toldOfGym(0.4, ['gym'])).toMatch(
    /^No file says that: none has the word “gym”\. The closest that I found:/,
  )
  expect(await toldOfGym(0.8, ['gym'])).toMatch(/^The closest that I found; no file has the word “gym”:/)
  expect(await toldOfGym(0.8, [])).toMatch(/^The closest that I found:/)
})

test('it is said plainly that no file answers a question about one', async () => {
  const { text } = await createDesk(files(none))('how long does the lease contract run?')
  expect(text).toMatch(/^That is not in your files: I searched all of them\./)
})

test.each(['what can you do?', 'thanks, that helps', 'how do I change my password?'])(
  'after an answer from a file, %s: is about something else',
  async (message) => {
    const ask = createDesk({ ...files(none), [consult]: ({ text }: { text: string }) => answers(text) })
    await ask('when does the lease end?')
    expect((await ask(message)).text).not.toContain('Lease.pdf')
  },
)

test('right after a file was quoted, what it may answer is looked for in it first', async () => {
  const ask = createDesk(files(found))
  await ask('when does the lease end?')
  for (const question of ['what does it say', 'who signs it', 'when does the notice start']) {
    const { text, calls } = await ask(question)
    expect(calls[0]?.tool).toBe(consult)
    expect(text).toContain('Lease.pdf')
  }
})

test('a question that goes on is about the same file', async () => {
  const ask = createDesk(files(found))
  await ask('when does the lease end?')
  const { calls } = await ask('and the notice?')
  expect(calls.find(({ tool }) => tool === consult)?.input).toEqual({
    text: 'and the notice? when does the lease end?',
    near: [lease],
  })
})

test.each(['what is the capital of Mongolia?', 'I am so tired today', 'thanks, that helps'])(
  '%s: nothing is said of files where none answers',
  async (message) => {
    expect((await createDesk(files(none))(message)).text).not.toContain('files: I searched')
  },
)

test.each([
  ['Who won the chess tournament?', 'read the news'],
  ['Which airline flew to Lisbon?', 'book travel'],
  ['When was Nordwind founded?', 'questions about the world'],
])('%s: files are asked before it is declined', async (question, wanted) => {
  expect((await createDesk(files(found))(question)).text).toContain('“Lease.pdf” says:')
  const { text, calls } = await createDesk(files(none))(question)
  expect(calls).toContainEqual({ tool: consult, input: { text: question } })
  expect(text).toContain(wanted)
})
