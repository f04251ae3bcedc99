import type { Database } from '#foundation/server/database/index.ts'
import { createEvents, type KeptEvent } from '../sentences/events.ts'
import { answerCard, openRoom, type Room, speak, type Speaker, waiting } from '../sentences/room.ts'
import { type Tone, toneFindings } from './tone.ts'

export type DraftCase = {
  id: number
  say: string[]
  /** An address, several with commas between them, or `ask` where nobody can know it. */
  to: string
  must: string[]
  mustNot: string[]
  tone: Tone
}

export const kinds = [
  'no draft',
  'no recipient',
  'wrong recipient',
  'sent without a yes',
  'missing fact',
  'invented',
  'placeholder',
  'tone',
] as const
export type Finding = { kind: (typeof kinds)[number]; words: string }
export type DraftTrial = { id: number; findings: Finding[]; answers: string[]; mails: Mail[] }

type Mail = { to: string[]; subject: string; text: string }

const zone = 'UTC'
const me = { name: 'Ana', email: 'ana@example.com' }
const samples = ['mail', 'calendar', 'tasks', 'reminders', 'documents']
/** Given where the assistant asks for an address. */
const givenAddress = 'asked.for@answers.example'

/** Says every request as a person who has the sample workspace, and reads the stored drafts back. */
export async function tryDrafts(
  database: Database,
  cases: readonly DraftCase[],
  { now, events }: { now: Temporal.Instant; events: readonly KeptEvent[] },
): Promise<DraftTrial[]> {
  await using room = await openRoom(database, now)
  const trials: DraftTrial[] = []
  for (const one of cases) trials.push(await tryOut(room, one, events))
  return trials
}

async function tryOut(room: Room, one: DraftCase, events: readonly KeptEvent[]): Promise<DraftTrial> {
  const person = await room.person(zone, me)
  for (const feature of samples) {
    const { status } = await person.call('POST', `/v1/actions/${feature}.load-sample`, { input: {} })
    if (status >= 300) throw new Error(`The sample of ${feature} was refused: ${status}`)
  }
  await createEvents(person, events)
  const before = await written(person)
  const { id } = await person.begin()
  const answers: string[] = []
  for (const words of one.say) answers.push((await speak(person, id, words)).content)
  const sentEarly = await person.mail.sent()
  await approveAll(person)
  const isKnown = (mail: Mail) => before.some((each) => JSON.stringify(each) === JSON.stringify(mail))
  let mails = (await written(person)).filter((mail) => !isKnown(mail))
  if (one.to === 'ask' && mails.length === 0 && /address\b[^?]*\?/v.test(answers.at(-1) ?? '')) {
    answers.push((await speak(person, id, givenAddress)).content)
    await approveAll(person)
    mails = (await written(person)).filter((mail) => !isKnown(mail))
  }
  const early: Finding[] = sentEarly.map(({ subject }) => ({ kind: 'sent without a yes', words: subject }))
  return { id: one.id, findings: [...early, ...findingsOf(one, mails)], answers, mails }
}

async function written({ mail }: Speaker): Promise<Mail[]> {
  return [...(await mail.drafts()), ...(await mail.sent())]
}

async function approveAll(person: Speaker): Promise<void> {
  for (const card of await waiting(person)) await answerCard(person, card, 'approve')
}

/** What is wrong with the mails that one request led to. */
export function findingsOf(one: DraftCase, mails: readonly Mail[]): Finding[] {
  if (mails.length === 0) return [{ kind: 'no draft', words: '' }]
  return [...recipientFindings(one, mails), ...mails.flatMap((mail) => textFindings(one, mail))]
}

/** Where nobody can know the address, a draft may leave it open. */
function recipientFindings({ to }: DraftCase, mails: readonly Mail[]): Finding[] {
  const reached = new Set(mails.flatMap((mail) => mail.to))
  const wanted = to === 'ask' ? [] : to.split(/,\s*/v)
  const others = [...reached].filter((address) => address !== '' && ![...wanted, givenAddress].includes(address))
  const isOpen = to !== 'ask' && (reached.has('') || wanted.some((address) => !reached.has(address)))
  return [
    ...others.map((words): Finding => ({ kind: 'wrong recipient', words })),
    ...(isOpen ? [{ kind: 'no recipient', words: `instead of ${to}` } as const] : []),
  ]
}

function textFindings({ must, mustNot, tone }: DraftCase, { subject, text }: Mail): Finding[] {
  const whole = `${subject}\n${text}`.replaceAll('’', "'")
  // The patterns come from the data, in the looser syntax without the flag “v”.
  // eslint-disable-next-line require-unicode-regexp
  const match = (pattern: string) => new RegExp(pattern, 'i').exec(whole)?.[0]
  const missing = must.filter((pattern) => match(pattern) === undefined)
  const forbidden = mustNot.flatMap((pattern) => match(pattern) ?? [])
  return [
    ...missing.map((words): Finding => ({ kind: 'missing fact', words })),
    ...forbidden.map((words): Finding => ({ kind: words.startsWith('[') ? 'placeholder' : 'invented', words })),
    ...(/\{\w+\}|\bX{3,}\b|<\w+>/v.test(whole) ? [{ kind: 'placeholder', words: 'a field' } as const] : []),
    ...toneFindings(text, tone, me.name).map((words): Finding => ({ kind: 'tone', words })),
  ]
}
