import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#start/testing/running.ts'
import { benchDesk } from './index.ts'

/** A pack in the published format. */
const compare = `export const score = (one, answer) => {
  const { expected } = one
  return { pass: Number(expected.error ? answer.error !== undefined : answer.got?.payload === expected.payload) }
}`

const known = {
  id: 'known',
  kind: 'encrypt-aes128gcm',
  input: {
    senderPrivKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    recvPubKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
    plaintext: 'x',
  },
}

afterEach(() => vi.restoreAllMocks())

test('counts correct answers and correct refusals, by the measure beside the cases', async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'push'))
  writeFileSync(join(folder.path, 'push', 'compare.mjs'), compare)
  const cases = [
    { ...known, expected: { payload: 'something else' } },
    { ...known, id: 'refused', input: { ...known.input, authSecret: 'BTBZ' }, expected: { error: 'secret' } },
    { ...known, id: 'unknown', kind: 'encrypt-other', expected: { error: 'kind' } },
  ]
  writeFileSync(join(folder.path, 'push', 'cases.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'))
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  await benchDesk('/', ['push', '--data', folder.path, '--json'])
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([{ push: { cases: 3, right: 2, mean: 2 / 3 } }])
})

test('mail is measured pack by pack beside the best library', async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'mail'))
  const isSame =
    'export const score = (one, { got }) => ({ pass: Number(JSON.stringify(got) === JSON.stringify(one.expected)) })'
  writeFileSync(join(folder.path, 'mail', 'compare.mjs'), isSame)
  writeFileSync(
    join(folder.path, 'mail', 'one.eml'),
    'Message-ID: <a@x>\r\nDate: Mon, 2 Mar 2026 23:30:00 -0500\r\n\r\nHello',
  )
  const cases = [
    { pack: 'reply-github', kind: 'reply', input: 'Yes.\n\nOn 2 March 2026 Ana wrote:\n> No?', expected: 'Yes.' },
    { kind: 'reply-html', input: '<p>Yes.</p><blockquote>No?</blockquote>', expected: { text: 'Yes.' } },
    { kind: 'signature', input: 'Yes.\n-- \nBo', expected: { text: 'Yes.', signature: '-- \nBo' } },
    { kind: 'base-subject', input: 'Re: [List] Fwd: The bridge (fwd)', expected: 'the bridge' },
    { kind: 'thread', algorithm: 'references', files: ['one.eml'], ids: [1], expected: [{ n: 1, c: [] }] },
    { kind: 'imap-search', query: 'senton 2-mar-2026 not from ana', files: ['one.eml'], expected: [1] },
    { kind: 'sanitise', input: '<p onclick="a()">Hi</p>', expected: '<p>Hi</p>' },
    { kind: 'words', input: '=?utf-8?q?Zo=C3=AB?=', expected: 'Zoë' },
    { kind: 'address', input: 'Ana <a@x>', expected: [{ address: 'a@x', name: 'Ana' }] },
    { kind: 'unheard', expected: 'anything' },
  ].map((one, at) => ({ id: String(at), ...one }))
  writeFileSync(join(folder.path, 'mail', 'cases.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'))
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  await benchDesk('/', ['mail', '--data', folder.path, '--json'])
  const github = { cases: 1, right: 1, mean: 1, best: 9 }
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    { mail: { cases: 10, right: 9, mean: 0.9, packs: { 'reply-github': github } } },
  ])
})

test('summaries are measured set by set beside two baselines of the same length', async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'summaries'))
  const isSame = `export const score = (one, { got }) => {
    const share = Number(one.expected.includes(got))
    return { r1: share, r2: share, rl: share, len: got.split(' ').length }
  }`
  writeFileSync(join(folder.path, 'summaries', 'compare.mjs'), isSame)
  const one = { id: 'one', pack: 'notes', kind: 'summary-text', text: 'The bridge is closed.' }
  writeFileSync(join(folder.path, 'summaries', 'cases.jsonl'), JSON.stringify({ ...one, expected: [one.text] }))
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  await benchDesk('/', ['summaries', '--data', folder.path, '--json'])
  const same = { r1: 1, r2: 1, rl: 1, len: 4 }
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      summaries: {
        cases: 1,
        right: 1,
        mean: 1,
        sets: { 'notes summary-text': { cases: 1, right: 1, lead: same, textRank: same, ours: same } },
      },
    },
  ])
})

test('search is counted by its first results and by nDCG@10, in the same figures as the others', async () => {
  using folder = temporaryFolder()
  const pack = join(folder.path, 'search')
  mkdirSync(pack)
  const isFirst = `export const metrics = (expected, [first]) => {
    const share = expected[first] ?? 0
    return { ndcg10: share, p1: share }
  }`
  writeFileSync(join(pack, 'compare.mjs'), isFirst)
  const passages = [
    { id: 'bridge', title: 'The bridge', text: 'It is closed for repairs.' },
    { id: 'lake', title: 'The lake', text: 'Boats are for hire.' },
  ]
  writeFileSync(join(pack, 'notes.jsonl'), passages.map((each) => JSON.stringify(each)).join('\n'))
  const one = { pack: 'notes', corpus: 'notes.jsonl' }
  const cases = [
    { ...one, id: 'one', query: 'boats', expected: { lake: 1 } },
    { ...one, id: 'two', query: 'closed', expected: { lake: 1 } },
  ]
  writeFileSync(join(pack, 'cases.jsonl'), cases.map((each) => JSON.stringify(each)).join('\n'))
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  await benchDesk('/', ['search', '--data', folder.path, '--json'])
  expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { search: { cases: 2, right: 1, mean: 0.5, sets: { notes: { cases: 2, right: 1, ours: 0.5, exact: 0.5 } } } },
  ])
})

test('an unknown pack is answered with the names of all', async () => {
  await expect(benchDesk('/', ['pull'])).rejects.toThrow(
    'There is no pack pull. There are: documents, mail, push, tasks, search, answers, summaries.',
  )
})
