import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction } from '#foundation/server/action.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Person } from '#foundation/server/person.ts'
import { leftList } from '../contract.ts'
import { mailSource, namedMail } from '../rules/words.ts'
import { listAccounts } from './account-store.ts'
import { findMessage } from './reading-store.ts'
import { noMail } from './writing.ts'

type Parts = { database: Pick<Database, 'as'>; outside: Pick<Outside, 'request'> }
type Leaving = { list: string; url: URL; subject: string; source: string; thread: string }

/** RFC 8058: one POST to the address that the mail names, with these words and nothing else of the person. */
const words = 'List-Unsubscribe=One-Click'

export function unsubscribeAction({ database, outside }: Parts): Action {
  const find = (person: Person, id: string) => database.as(person.id, (tx) => leavingOf(tx, person.id, id))
  return defineAction({
    name: 'mail.unsubscribe',
    title: 'Unsubscribe',
    description:
      'Leave the mailing list or newsletter that a mail came from, by the one-click address that it names (https).',
    input: leftList,
    effect: 'outward',
    unseen: { messageId: 'The card names the mail.' },
    async show(person, { messageId }) {
      const { list, url, subject, source } = await find(person, messageId)
      const fields = [
        { name: 'list', label: 'From', value: list },
        { name: 'mail', label: 'Mail', value: namedMail([subject]) },
        { name: 'address', label: 'Asks this address', value: url.href },
      ]
      return { title: 'Unsubscribe', fields, sources: [source] }
    },
    async run(person, { messageId }) {
      const { list, url, subject, source, thread } = await find(person, messageId)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { status } = await outside.request(person.id, 'unsubscribe', url, { method: 'POST', headers, body: words })
      if (status < 200 || status > 299)
        throw new Failure('unavailable', `${url.host} did not take it (${status}). You may still be subscribed.`)
      const changes = [{ label: 'Newsletter', before: list, after: null }]
      return {
        thing: { list, host: url.host },
        changes,
        sources: [source],
        things: [{ kind: 'mail', id: thread, title: subject }],
      }
    },
    done: ({ thing: { list, host } }) => `Unsubscribed from ${list} at ${host}.`,
  })
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
  if (!unsubscribe.oneClick || url?.protocol !== 'https:')
    throw new Failure('conflict', `This list cannot be left by one click${otherWay(unsubscribe)}.`)
  const list = fromName === '' ? fromAddress : `${fromName} (${fromAddress})`
  return {
    list,
    url,
    subject,
    thread,
    source: mailSource({ subject, people: [{ name: fromName, address: fromAddress }] }),
  }
}

function otherWay({ https, mailto }: { https?: string | undefined; mailto?: string | undefined }): string {
  if (https !== undefined) return `; its page is at ${URL.parse(https)?.host ?? 'an address that is not valid'}`
  return mailto === undefined ? '' : `; it takes a mail to ${mailto.split('?')[0]}`
}
