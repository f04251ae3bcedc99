import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const budget = '0197f0a0-0000-7000-8000-000000000004'
const lookedUp = { tool: 'documents.list-files', input: { limit: 100 } }
const all = ['duty', 'decision', 'question', 'date', 'amount', 'name']
const found = (kinds: string[], id = budget) => ({
  tool: 'documents.find-in-file',
  input: { id, kinds, show: true },
})

test.each([
  ['what are the dates in the budget?', ['date']],
  ['What do I have to do according to the budget?', ['duty']],
  ['who has to do what according to the budget pdf?', ['duty']],
  ['extract the dates and amounts from Budget 2027.pdf', ['date', 'amount']],
  ['/duties budget', all],
])('%s: looks through the file that is named', async (message, kinds) => {
  const { text, calls } = await createDesk(house)(message)
  expect(calls).toEqual([lookedUp, found(kinds)])
  expect(text).toBe(
    'I found 1 thing to do in “Budget 2027.pdf”:\n\n**To do**\n\n- pay the rent, Anna, Fri 5 Mar 2027 (Page 3)',
  )
})

test('looks through what came along, and goes on with it', async () => {
  const ask = createDesk(house)
  const files = [{ kind: 'file', id: 'offer' }]
  expect((await ask('/duties', files)).calls).toEqual([found(all, 'offer')])
  expect((await ask('what are the amounts in it?')).calls).toEqual([found(['amount'])])
})

test('a text that is pasted says who is to do what, each as a task to add', async () => {
  const { text } = await createDesk(house)('/duties Anna will send the *offer* by Friday. It costs €300.')
  expect(text).toBe(
    [
      'I found 1 thing to do, 1 date and 1 amount:',
      '**To do**',
      String.raw`- send the \*offer\*, Anna, Fri 27 Nov 2026`,
      '**Dates**',
      String.raw`- Friday: Anna will send the \*offer\* by Friday.`,
      '**Amounts**',
      '- €300: It costs €300.',
      String.raw`- “Add a task: send the \*offer\*, due 2026-11-27”`,
    ].join('\n\n'),
  )
})

test('a chat is looked through for what the person wrote', async () => {
  const ask = createDesk(house)
  await ask('We agreed on the smaller room. Ben will call the landlord.')
  expect((await ask('what are the decisions in this chat?')).text).toContain('We agreed on the smaller room.')
  expect((await ask('/duties')).text).toContain('- call the landlord, Ben')
})

test.each(['what are the dates in Rent.pdf?', 'what was decided in the contract?'])(
  'what is not there is said not to be there: %s',
  async (message) => {
    expect((await createDesk(house)(message)).text).toMatch(/^No file has “(?:Rent\.pdf|contract)” in its name\./)
  },
)

test.each(['what are my tasks today?', 'show my tasks', 'what do I have to do tomorrow?', 'what is on in October?'])(
  'no file is looked for: %s',
  async (message) => {
    expect((await createDesk(house)(message)).calls).not.toContainEqual(lookedUp)
  },
)
