import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftNow, MailNow, PlantedMail, SentMail } from '#features/mail/server/testing/planted-mailbox.ts'
import { type DialogueCase, inOrder, momentOf, parseCases } from '../sentences/cases.ts'
import { hold } from '../sentences/dialogue.ts'
import { createEvents } from '../sentences/events.ts'
import { findingsOf, harmOf } from '../sentences/findings.ts'
import { openRoom, type Room, type Speaker } from '../sentences/room.ts'
import type { CaseSet } from './set.ts'
import { judge, type Trial } from './verdict.ts'

type Correspondent = { name: string; email: string }
type Mail = { from: Correspondent; subject: string; text: string; at: string; unread?: true; list?: true }
type Mailbox = { owner: Correspondent; mail: Mail[] }
/** A subject is enough where only one mail has it. */
type Named = string | { subject: string; at: string }
type Drafted = {
  to: string[]
  forward?: boolean
  must_say?: (string | string[])[]
  must_not_say?: string[]
  sent?: boolean
}
type ExpectedMail = {
  archived?: Named[]
  starred?: Named[]
  muted?: Named[]
  read?: Named[]
  labelled?: Record<string, string>
  snoozed?: Record<string, string>
  draft?: Drafted
}
type MailCase = DialogueCase & { id: string; mailbox: string; expect_mail: ExpectedMail }

/** `mail-1` to `mail-4`: what people say to their mailbox, as `docs/understanding.md` describes. */
export const mailboxSets: readonly CaseSet[] = [1, 2, 3, 4].map((number) => setOf(`mail-${number}`))

function setOf(name: string): CaseSet {
  return {
    name,
    group: 'mail',
    async run(database, folder, { id }) {
      const path = join(folder, `${name}.jsonl`)
      if (!existsSync(path)) return undefined
      const boxes = JSON.parse(await readFile(join(folder, 'mailboxes.json'), 'utf8')) as Record<string, Mailbox>
      const all = parseCases(await readFile(path, 'utf8')) as MailCase[]
      const cases = inOrder(
        all.map((each) => ({ ...each, setup: each.setup ?? [], expect: each.expect ?? {} })),
      ).filter((each) => id === undefined || each.id === id)
      const [first] = cases
      if (first === undefined) return { trials: [], notes: [] }
      await using room = await openRoom(await database(), momentOf(first))
      const trials: Trial[] = []
      for (const each of cases) {
        const box = boxes[each.mailbox]
        if (box) trials.push(await tryOut(room, each, box))
      }
      return { trials, notes: [] }
    },
  }
}

async function tryOut(room: Room, one: MailCase, { owner, mail }: Mailbox): Promise<Trial> {
  room.at(momentOf(one))
  const person = await room.person(one.zone, owner)
  const me = { name: owner.name, address: owner.email }
  await person.mail.plant({ me, mails: mail.map((each, at) => planted(each, { at, me, zone: one.zone })) })
  await createEvents(person, one.setup)
  const before = await linesOf(person, one.zone)
  const held = await hold(person, one)
  const after = await linesOf(person, one.zone)
  const wanted = wantedLines(await person.mail.now(), { before, after, one })
  const [drafts, sends] = [await person.mail.drafts(), await person.mail.sent()]
  const unwanted = after.filter((line) => !wanted.includes(line) && !before.includes(line))
  return judge({
    id: one.id,
    exchanges: held.exchanges,
    findings: [
      ...findingsOf(one, held),
      ...wanted.filter((line) => !after.includes(line)).map((line) => `missing: ${line}`),
      ...unwanted.map((line) => `too much: ${line}`),
      ...writtenFindings(one.expect_mail.draft, { drafts, sends }),
    ],
    harm: [...harmOf(one, held), ...unwanted.map((line) => `unwanted: ${line}`)],
    changed: JSON.stringify([before, held.before]) !== JSON.stringify([after, held.after]),
    wantsExisting: true,
  })
}

type Around = { at: number; me: { name: string; address: string }; zone: string }

function planted({ from, subject, text, at: sent, unread, list }: Mail, { at, me, zone }: Around): PlantedMail {
  const { email: address, name } = from
  return {
    id: `${at}@${address}`,
    from: { name, address },
    to: [me],
    subject,
    text,
    at: momentAt(sent, zone),
    role: 'inbox',
    unread: unread === true,
    ...(list && {
      listId: address.replace('@', '.'),
      unsubscribe: { https: `https://${address.split('@')[1] ?? ''}/leave`, mailto: undefined, oneClick: true },
    }),
  }
}

function momentAt(local: string, zone: string): string {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString()
}

/** One line for each state of a mail that a person would notice. */
async function linesOf(person: Speaker, zone: string): Promise<string[]> {
  return (await person.mail.now()).flatMap((mail) => stateLines(mail, zone))
}

function stateLines(mail: MailNow, zone: string): string[] {
  const { role, unread, starred, muted, labels, snoozedUntil } = mail
  const name = nameOf(mail, zone)
  const until =
    snoozedUntil && Temporal.Instant.from(snoozedUntil).toZonedDateTimeISO(zone).toPlainDateTime().toString()
  return [
    `${name} in ${role}`,
    ...(unread ? [] : [`${name} read`]),
    ...(starred ? [`${name} starred`] : []),
    ...(muted ? [`${name} muted`] : []),
    ...labels.map((label) => `${name} labelled ${comparable(label)}`),
    ...(until === null ? [] : [`${name} snoozed until ${until.slice(0, 16)}`]),
  ]
}

function nameOf({ subject, at }: Pick<MailNow, 'subject' | 'at'>, zone: string): string {
  return `${subject} (${Temporal.Instant.from(new Date(at).toISOString()).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16)})`
}

function comparable(label: string): string {
  return label.toLowerCase().replaceAll('-', ' ')
}

/** A label that was written with spaces has none; a day without a time stands for any time on it. */
type Lines = { before: readonly string[]; after: readonly string[]; one: MailCase }

function wantedLines(mails: readonly MailNow[], { before, after, one: { expect_mail: wanted, zone } }: Lines) {
  const named = (each: Named) =>
    mails
      .filter(({ subject }) => subject === (typeof each === 'string' ? each : each.subject))
      .map((mail) => nameOf(mail, zone))
      .filter((name) => typeof each === 'string' || name.includes(each.at))
  const archived = (wanted.archived ?? []).flatMap(named)
  return [
    ...before.filter((line) => !archived.some((name) => line === `${name} in inbox`)),
    ...archived.map((name) => `${name} in archive`),
    ...(['starred', 'muted', 'read'] as const).flatMap((state) =>
      (wanted[state] ?? []).flatMap(named).map((name) => `${name} ${state}`),
    ),
    ...Object.entries(wanted.labelled ?? {}).flatMap(([subject, label]) =>
      named(subject).map((name) => `${name} labelled ${comparable(label)}`),
    ),
    ...Object.entries(wanted.snoozed ?? {}).flatMap(([subject, until]) =>
      named(subject).map((name) => {
        const line = `${name} snoozed until ${until}`
        return after.find((each) => each.startsWith(line)) ?? line
      }),
    ),
  ]
}

function writtenFindings(
  draft: Drafted | undefined,
  { drafts, sends }: { drafts: readonly DraftNow[]; sends: readonly SentMail[] },
): string[] {
  const written = [...drafts, ...sends]
  if (!draft) return written.map(({ to, subject }) => `a mail nobody wanted: “${subject}” to ${to.join(', ')}`)
  const box = draft.sent === true ? sends : written
  const mail = box.find(({ to }) => draft.to.every((address) => to.includes(address)))
  if (!mail) return [`no mail to ${draft.to.join(', ')}${draft.sent === true ? ' was sent' : ''}`]
  const text = `${mail.subject} ${mail.text}`.toLowerCase()
  const holds = (words: string) => text.includes(words.toLowerCase())
  return [
    ...(draft.sent !== true && sends.length > 0 ? ['it was sent'] : []),
    ...(draft.must_say ?? [])
      .map((each) => (Array.isArray(each) ? each : [each]))
      .filter((ways) => !ways.some(holds))
      .map((ways) => `the mail does not say ${ways.join(' or ')}`),
    ...(draft.must_not_say ?? []).filter(holds).map((words) => `the mail says ${words}`),
  ]
}
