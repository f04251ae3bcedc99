import type { Correspondent, Message } from '#features/mail/rules/message.ts'

/** A message with what only IMAP asks about. */
export type Searched = { number: number; message: Message; headers: { name: string; value: string }[] }

type Test = (searched: Searched) => boolean

/** The part of IMAP SEARCH that asks about what a message says (RFC 3501, section 6.4.4). */
export function imapSearch(query: string, all: readonly Searched[]): number[] {
  const words = [...query.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/gv)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const tests: Test[] = []
  while (words.length > 0) tests.push(testFrom(words, all.length))
  return all.filter((searched) => tests.every((test) => test(searched))).map(({ number }) => number)
}

function testFrom(words: string[], count: number): Test {
  const key = words.shift()?.toLowerCase() ?? ''
  if (key === 'not') {
    const test = testFrom(words, count)
    return (searched) => !test(searched)
  }
  if (key === 'or') {
    const tests = [testFrom(words, count), testFrom(words, count)]
    return (searched) => tests.some((test) => test(searched))
  }
  if (/^[\d*:,]+$/v.test(key)) return ({ number }) => isIn(key, number, count)
  if (key === 'header') return headerTest(words.shift()?.toLowerCase() ?? '', words.shift() ?? '')
  if (key === 'all') return () => true
  return fieldTest(key, words.shift() ?? '')
}

function fieldTest(key: string, sought: string): Test {
  const has = (text: string) => text.toLowerCase().includes(sought.toLowerCase())
  const named = (people: readonly Correspondent[]) => people.some(({ name, address }) => has(`${name} <${address}>`))
  if (key === 'from')
    return ({ message }) =>
      named(message.from ? [message.from] : []) || headerTest(key, sought)({ number: 0, message, headers: [] })
  if (key === 'to' || key === 'cc' || key === 'bcc')
    return (searched) => named(searched.message[key]) || headerTest(key, sought)(searched)
  if (key === 'subject') return ({ message }) => has(message.subject)
  if (key === 'body') return ({ message }) => has(message.text) || has(message.html)
  if (key === 'text')
    return ({ message, headers }) =>
      has(message.text) || has(message.html) || headers.some(({ name, value }) => has(`${name}: ${value}`))
  const day = dayOf(sought)
  const days: Record<string, (sent: string) => boolean> = {
    sentbefore: (sent) => sent < day,
    senton: (sent) => sent === day,
    sentsince: (sent) => sent >= day,
  }
  const test = days[key]
  if (!test) throw new Error(`${key} is not searched for.`)
  return ({ headers }) => test(dayOf(headers.findLast(({ name }) => name === 'date')?.value ?? ''))
}

function headerTest(sought: string, text: string): Test {
  return ({ headers }) =>
    headers.some(({ name, value }) => name === sought && value.toLowerCase().includes(text.toLowerCase()))
}

/** The day by the sender's own clock: “24-mar-2007” and “Sat, 24 Mar 2007 23:00:00 +0200” are 2007-03-24. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /(\d{1,2})[\- ]([a-z]{3})[\- ](\d{4})/iv.exec(text) ?? []
  const at = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.toLowerCase()) / 3 + 1
  return `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function isIn(set: string, number: number, count: number): boolean {
  const numberOf = (said: string) => (said === '*' ? count : Number(said))
  return set.split(',').some((range) => {
    const [one = '', other = one] = range.split(':')
    return number >= Math.min(numberOf(one), numberOf(other)) && number <= Math.max(numberOf(one), numberOf(other))
  })
}
