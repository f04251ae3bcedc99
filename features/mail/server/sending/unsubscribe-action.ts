import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Reversal, type Touch } from '#foundation/server/action.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Person } from '#foundation/server/person.ts'
import { leftList, sentMail } from '../../contract.ts'
import { inOneLine } from '../../rules/invitation-words.ts'
import { readMailto } from '../../rules/mailto.ts'
import { mailSource, namedMail } from '../../rules/words.ts'
import { listAccounts } from '../account-store.ts'
import { findMessage } from '../reading-store.ts'
import type { ReaderOf } from '../whose.ts'
import { noMail } from '../writing.ts'
import { peopleOf, toldOf, touchOf } from './send-actions.ts'
import type { Content } from './send-store.ts'
import type { Sending, Trace } from './sending.ts'

type Parts = {
  database: Pick<Database, 'as'>
  outside: Pick<Outside, 'request'>
  sending: Sending
  readerOf: ReaderOf
  nudge: () => void
}
type Leaving = { list: string; subject: string; source: string; thread: string; way: URL | Content }
/** `when` is that of a mail that asks; null: it was asked at once. */
type Left = { list: string; at: string; when: string | null }

/** RFC 8058: one POST to the address that the mail names, with these words and nothing else of the person. */
const words = 'List-Unsubscribe=One-Click'

export function unsubscribeAction(parts: Parts): Action {
  const { database, sending } = parts
  const find = (person: Person, id: string) => database.as(person.id, (tx) => leavingOf(tx, person.id, id))
  return defineAction({
    name: 'mail.unsubscribe',
    title: 'Unsubscribe',
    description:
      'Leave the mailing list or newsletter that a mail came from, by the one-click address that it names (https), else by a mail to the address that it names.',
    input: leftList,
    effect: 'outward',
    unseen: { messageId: 'The card names the mail.' },
    async show(person, { messageId }) {
      const { list, way, subject, source } = await find(person, messageId)
      const asks =
        way instanceof URL
          ? [{ name: 'address', label: 'Asks this address', value: way.href }]
          : await mailFields(parts, person, way)
      const fields = [
        { name: 'list', label: 'From', value: list },
        { name: 'mail', label: 'Mail', value: namedMail([subject]) },
        ...asks,
      ]
      return { title: 'Unsubscribe', fields, sources: [source] }
    },
    async run(person, { messageId }): Promise<Receipt<Left>> {
      const leaving = await find(person, messageId)
      const { list, subject, source, thread, way } = leaving
      const done = way instanceof URL ? await askAt(parts, person, way) : await write(parts, person, { way, source })
      return {
        thing: { list, at: done.at, when: done.when },
        changes: [{ label: 'Newsletter', before: list, after: null }],
        ...(done.inverse && { inverse: done.inverse }),
        sources: [source],
        things: [{ kind: 'mail', id: thread, title: subject }],
      }
    },
    done: ({ thing: { list, at, when } }) =>
      when === null
        ? `Unsubscribed from ${list} at ${at}.`
        : `The mail to ${at} that unsubscribes you from ${list} goes ${when}.`,
    undo: (person, receipt) => reverse(parts, person, receipt),
    undoTouches: (person, receipts): Promise<Touch[]> =>
      Promise.all(receipts.map((receipt) => touchOf(sending, person, receipt))),
  })
}

async function mailFields({ sending, readerOf }: Parts, person: Person, content: Content) {
  const [sender, reader] = [await sending.sender(person.id, content), await readerOf(person)]
  return [
    { name: 'account', label: 'Sends a mail from', value: peopleOf({ ...sender, name: sender.name || reader.name }) },
    { name: 'to', label: 'To', value: content.to.map(peopleOf).join(', ') },
    { name: 'subject', label: 'Subject', value: content.subject },
    { name: 'text', label: 'Text', value: content.text },
  ]
}

async function reverse(
  { sending, readerOf, nudge }: Parts,
  person: Person,
  receipt: Receipt<Left>,
): Promise<Reversal<Left>> {
  const { id, to } = receipt.inverse as Trace
  const isBack = to === 'taken-back'
  const send = await (isBack ? sending.takeBack(person.id, id) : sending.holdAgain(person.id, id))
  nudge()
  const { changes = [] } = toldOf(send, await readerOf(person), isBack)
  return { ...receipt, changes, inverse: { id, to: isBack ? 'held' : 'taken-back' } satisfies Trace }
}

type Done = { at: string; when: string | null; inverse?: Trace }

async function askAt({ outside }: Parts, person: Person, url: URL): Promise<Done> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await outside.request(person.id, 'unsubscribe', url, { method: 'POST', headers, body: words })
  if (status < 200 || status > 299)
    throw new Failure('unavailable', `${url.host} did not take it (${status}). You may still be subscribed.`)
  return { at: url.host, when: null }
}

async function write(
  { sending, readerOf, nudge }: Parts,
  person: Person,
  { way, source }: { way: Content; source: string },
): Promise<Done> {
  const reader = await readerOf(person)
  const send = await sending.send(person.id, { content: way, sources: [source], name: reader.name })
  nudge()
  const { people, when } = toldOf(send, reader, false).thing
  return { at: people, when, inverse: { id: send.id, to: 'taken-back' } }
}

async function leavingOf(tx: Transaction, ownerId: string, id: string): Promise<Leaving> {
  const message = await findMessage(tx, ownerId, id)
  if (!message) throw noMail()
  const { unsubscribe, subject, fromName, fromAddress, thread } = message
  const account = (await listAccounts(tx, ownerId)).find((each) => each.id === message.account)
  if (account?.kind === 'sample')
    throw new Failure('conflict', 'This is a sample newsletter: nobody sends it, so nothing was asked of anyone.')
  if (!unsubscribe) throw new Failure('conflict', 'This mail does not say how to unsubscribe.')
  const url = URL.parse(unsubscribe.https ?? '')
  const way =
    unsubscribe.oneClick && url?.protocol === 'https:' ? url : leavingMail(message.account, unsubscribe.mailto)
  if (!way) throw new Failure('conflict', `This list cannot be left by one click${otherWay(unsubscribe.https)}.`)
  const list = fromName === '' ? fromAddress : `${fromName} (${fromAddress})`
  const people = [{ name: fromName, address: fromAddress }]
  return { list, way, subject, thread, source: mailSource({ subject, people }) }
}

/** RFC 2369: a mail with the words that the list asks for. */
function leavingMail(account: string, mailto = ''): Content | undefined {
  const read = readMailto(mailto)
  if (!read) return undefined
  const { address, text } = read
  const subject = inOneLine(read.subject, 200) || 'unsubscribe'
  const content = check(sentMail, { account, to: [{ address }], subject, text: text || 'unsubscribe' })
  return { ...content, formal: { kind: 'leaving' } }
}

function otherWay(https: string | undefined): string {
  return https === undefined ? '' : `; its page is at ${URL.parse(https)?.host ?? 'an address that is not valid'}`
}
