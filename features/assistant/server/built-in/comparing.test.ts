import { expect, test } from 'vitest'
import { createDesk, type Results } from './testing/desk.ts'

const [polar, sauber, lease] = [21, 22, 23].map((at) => `0197f0a0-0000-7000-8000-0000000000${at}`)
const fileOf = (id: string | undefined, name: string) => ({
  id,
  name,
  bytes: 900,
  created_at: '2026-11-01T08:00:00Z',
  tags: [],
})
const files = [fileOf(polar, 'offer-polarclean.md'), fileOf(sauber, 'offer-sauberwerk.txt'), fileOf(lease, 'lease.pdf')]
const amount = (text: string, words: string, line: number) => ({
  kind: 'amount',
  rule: 'currency',
  text,
  words,
  place: { line },
})
const findings = new Map([
  [polar, [amount('The windows cost EUR 900 each time.', 'EUR 900', 4)]],
  [
    sauber,
    [amount('We clean the windows for EUR 1,180.', 'EUR 1,180', 7), amount('The gym is EUR 640.', 'EUR 640', 9)],
  ],
])
const reading = {
  state: 'read',
  kind: 'text',
  unit: 'parts',
  done: 1,
  most: 1,
  title: null,
  sentence: null,
  passages: 3,
}

const house: Results = {
  'documents.list-files': () => ({ kind: 'answer', answer: files, sources: [] }),
  'documents.find-in-file': ({ id }: { id: string }) => {
    const file = files.find((each) => each.id === id)
    return { kind: 'answer', answer: { file, reading, findings: findings.get(id) ?? [], whole: true }, sources: [] }
  },
}

test.each([
  'compare these two offers',
  'compare the polarclean offer with the sauberwerk offer',
  'what is the difference between offer-polarclean.md and offer-sauberwerk.txt?',
])('%s: puts what they say of the same things side by side', async (message) => {
  const { text, calls } = await createDesk(house)(message)
  expect(calls.filter(({ tool }) => tool === 'documents.find-in-file')).toHaveLength(2)
  expect(text.split('\n')).toEqual([
    '“offer-polarclean.md” and “offer-sauberwerk.txt” side by side, in their own words:',
    '',
    '|  | offer-polarclean.md | offer-sauberwerk.txt |',
    '| --- | --- | --- |',
    '| Amounts | The windows cost EUR 900 each time. (Line 4) | We clean the windows for EUR 1,180. (Line 7) |',
    '|  | – | The gym is EUR 640. (Line 9) |',
  ])
})

test('asks which files are meant where fewer than two, or none, are called so', async () => {
  expect((await createDesk(house)('compare the two leases')).text).toMatch(/^I find fewer than two files with “lease”/)
  expect((await createDesk(house)('compare the files')).text).toMatch(/^Which files should I compare\?/)
})
