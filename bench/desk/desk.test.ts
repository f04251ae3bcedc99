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
    { summaries: { 'notes summary-text': { cases: 1, lead: same, textRank: same, ours: same } } },
  ])
})

test('an unknown pack is answered with the names of all', async () => {
  await expect(benchDesk('/', ['pull'])).rejects.toThrow(
    'There is no pack pull. There are: documents, push, tasks, search, summaries.',
  )
})
