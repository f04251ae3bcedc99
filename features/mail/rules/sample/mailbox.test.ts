import { expect, test } from 'vitest'
import { ownWords } from '../reply/own-words.ts'
import { sampleMailbox } from './mailbox.ts'

const me = { name: 'Ana Marin', address: 'ana@attache.example' }
const now = '2026-11-23T09:12:00Z'
const sample = sampleMailbox({ now, zone: 'Europe/Vienna', me })

test('the sample is sixty messages in 25 threads, none of them younger than now', () => {
  expect(sample).toHaveLength(60)
  expect(new Set(sample.map(({ thread }) => thread)).size).toBe(25)
  expect(new Set(sample.map(({ message }) => message.messageId)).size).toBe(60)
  expect(sample.filter(({ receivedAt }) => receivedAt >= now)).toEqual([])
  const early = sampleMailbox({ now: '2026-11-23T00:03:00Z', zone: 'Asia/Tokyo', me })
  expect(early.filter(({ receivedAt }) => receivedAt >= '2026-11-23T00:03:00Z')).toEqual([])
})

test('it was sent to nobody: every address is one of those that lead nowhere', () => {
  const addresses = sample.flatMap(({ message: { from, to, cc, replyTo } }) =>
    [...(from ? [from] : []), ...to, ...cc, ...replyTo].map(({ address }) => address),
  )
  expect(addresses.filter((address) => !/@(?:[a-z\-]+\.)*(?:[a-z\-]+\.example|example\.com)$/v.test(address))).toEqual(
    [],
  )
  const links = JSON.stringify(sample).match(/https?:\/\/[^\/"\\<>\s]+/gv) ?? []
  expect(links.filter((link) => !/(?:\.example|example\.com)$/v.test(link))).toEqual([])
})

test('there is something of everything that a mailbox has to deal with', () => {
  const messages = sample.map(({ message }) => message)
  expect(messages.filter(({ invitation }) => invitation?.startsWith('BEGIN:VCALENDAR'))).toHaveLength(5)
  expect(messages.filter(({ unsubscribe }) => unsubscribe?.oneClick)).toHaveLength(3)
  expect(messages.filter(({ html }) => html !== '').length).toBeGreaterThan(4)
  expect(messages.filter(({ parts }) => parts.length > 0).length).toBeGreaterThan(8)
  expect(messages.filter(({ authentication }) => authentication?.dmarc === 'fail')).toHaveLength(2)
  expect(Object.keys(Object.groupBy(sample, ({ folder }) => folder)).toSorted()).toEqual([
    'archive',
    'drafts',
    'inbox',
    'junk',
    'sent',
  ])
})

test('an answer quotes what it answers, and its own words can be told apart', () => {
  const long = sample.filter(({ thread }) => thread === 'northwind-offer')
  expect(long).toHaveLength(9)
  const last = long.at(-1)?.message
  expect(last?.references).toHaveLength(8)
  expect(last?.text).toContain('Elena Fischer <elena.fischer@northwind.example> wrote:\n> Agreed on both.')
  expect(ownWords(last?.text ?? '').own).toMatch(/^Good morning,[^>]*Elena$/v)
})

test('each part says how long its content is', () => {
  for (const { message, contents } of sample)
    expect(message.parts.map(({ place, bytes }) => [place, bytes])).toEqual(
      contents.map(({ place, content }) => [place, content.length]),
    )
})
