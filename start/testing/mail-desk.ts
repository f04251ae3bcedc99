import { randomUUID } from 'node:crypto'
import type { Mailboxes, ThreadPage } from '#features/mail/contract.ts'
import { addAccount, keepFolder, listAccounts, listFolders } from '#features/mail/server/account-store.ts'
import { arrive } from '#features/mail/server/arriving.ts'
import { sampleMessage } from '#features/mail/server/testing/sample-message.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

/** Puts mail into a mailbox of a stage's person, as a mail server would. */
export function createMailDesk(stage: Stage) {
  async function folders() {
    const { id: ownerId } = stage.ana
    return stage.database.as(ownerId, async (tx) => {
      const known = (await listAccounts(tx, ownerId)).find(({ kind }) => kind === 'imap')
      const account = known?.id ?? randomUUID()
      if (!known) {
        await addAccount(tx, ownerId, { id: account, kind: 'imap', address: 'ana@example.com', name: 'Ana' })
        for (const role of ['inbox', 'archive', 'junk', 'trash'] as const)
          await keepFolder(tx, ownerId, { id: randomUUID(), account, path: role, name: role, role })
        const own = { path: 'Northwind', name: 'Northwind', role: 'none' } as const
        await keepFolder(tx, ownerId, { id: randomUUID(), account, ...own })
      }
      return (await listFolders(tx, ownerId)).filter((folder) => folder.account === account)
    })
  }
  const folder = async (role: string) => (await folders()).find((each) => each.role === role)?.id ?? ''
  async function mail(subject = 'Offer', role = 'inbox') {
    const { id: ownerId } = stage.ana
    const given = sampleMessage({ messageId: randomUUID(), subject, text: subject, html: `<p>${subject}</p>` })
    const arrival = { folder: await folder(role), uidValidity: null, arriving: [given] }
    const { fresh } = await stage.database.as(ownerId, (tx) => arrive(tx, ownerId, arrival, { quotas: boundless }))
    return { thread: fresh[0]?.thread ?? '', message: fresh[0]?.message ?? '' }
  }
  return {
    folder,
    mail,
    threads: async (subject?: string, role?: string) => ({ threadIds: [(await mail(subject, role)).thread] }),
  }
}

/** What a list shows of the mail, and where it is. */
export const mailPaths = [
  '/v1/mail/mailboxes',
  ...['inbox', 'all', 'archive', 'trash', 'junk', 'starred', 'snoozed'].map((view) => `/v1/mail/threads?view=${view}`),
]

const later = '2090-01-05T09:00:00.000Z'

/** Everything in the mail that can be undone. */
export function mailReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const desk = createMailDesk(stage)
  const all = async () => {
    const { body } = await stage.ana.call<ThreadPage>('GET', '/v1/mail/threads?view=all')
    const others = await Promise.all(
      ['trash', 'junk'].map((view) => stage.ana.call<ThreadPage>('GET', `/v1/mail/threads?view=${view}`)),
    )
    return [body, ...others.map((each) => each.body)].flatMap(({ threads }) => threads.map(({ id }) => id))
  }
  const elsewhere = async () => {
    const { body } = await stage.ana.call<Mailboxes>('GET', '/v1/mail/mailboxes')
    const archive = body.accounts[0]?.folders.find(({ role }) => role === 'archive')?.id
    await stage.act('mail.delete', { threadIds: await all() })
    await stage.act('mail.move', { threadIds: await all(), folder: archive })
    await stage.act('mail.delete', { threadIds: await all() })
    await stage.act('mail.spam', { threadIds: await all() })
  }
  const input = (more: object = {}) => ({ input: async () => ({ ...(await desk.threads()), ...more }) })
  return {
    'mail.archive': { ...input(), meddle: elsewhere },
    'mail.move': {
      input: async () => ({ ...(await desk.threads()), folder: await desk.folder('archive') }),
      meddle: elsewhere,
    },
    'mail.delete': { ...input(), meddle: undoFirst },
    'mail.spam': { ...input(), meddle: undoFirst },
    'mail.star': {
      ...input(),
      meddle: async () => stage.act('mail.star', { threadIds: await all(), starred: false }),
    },
    'mail.mark-read': {
      ...input(),
      meddle: async () => stage.act('mail.mark-read', { threadIds: await all(), read: false }),
    },
    'mail.label': {
      ...input({ add: ['Offers'] }),
      meddle: async () => stage.act('mail.label', { threadIds: await all(), add: ['Later'] }),
    },
    'mail.snooze': {
      ...input({ until: later }),
      meddle: async () => stage.act('mail.wake', { threadIds: await all() }),
    },
    'mail.wake': {
      async input() {
        const threads = await desk.threads()
        await stage.act('mail.snooze', { ...threads, until: later })
        return threads
      },
      meddle: async () => stage.act('mail.mute', { threadIds: await all() }),
    },
    'mail.mute': {
      ...input(),
      meddle: async () => stage.act('mail.mute', { threadIds: await all(), muted: false }),
    },
    'mail.sort': {
      ...input({ split: 'newsletters' }),
      meddle: async () => stage.act('mail.sort', { threadIds: await all(), split: 'rest' }),
    },
    'mail.show-pictures': {
      input: async () => ({ messageId: (await desk.mail()).message, of: 'sender' }),
      meddle: undoFirst,
    },
    'mail.load-sample': {
      input: async () => ({}),
      meddle: async () => stage.act('mail.archive', { threadIds: (await all()).slice(0, 1) }),
    },
    'mail.remove-sample': { input: () => stage.act('mail.load-sample', {}).then(() => ({})), meddle: undoFirst },
  }
}
