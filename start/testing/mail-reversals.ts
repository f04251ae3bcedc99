import type { ThreadPage } from '#features/mail/contract.ts'
import { createMailDesk } from './mail-desk.ts'
import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

const later = '2090-01-05T09:00:00.000Z'

/** Everything in the mail that can be undone. */
export function mailReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  return { ...movingReversals(stage, undoFirst), ...decidingReversals(stage, undoFirst) }
}

/** Every conversation, wherever it is. */
async function all(stage: Stage): Promise<string[]> {
  const found = await Promise.all(
    ['all', 'trash', 'junk'].map((view) => stage.ana.call<ThreadPage>('GET', `/v1/mail/threads?view=${view}`)),
  )
  return found.flatMap(({ body }) => body.threads.map(({ id }) => id))
}

/** Changes where everything is, and does not put it back where it was. */
async function moveAll(stage: Stage): Promise<void> {
  await stage.act('mail.spam', { threadIds: await all(stage) })
}

function movingReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const desk = createMailDesk(stage)
  const input = (more: object = {}) => ({ input: async () => ({ ...(await desk.threads()), ...more }) })
  const elsewhere = () => moveAll(stage)
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
      meddle: async () => stage.act('mail.star', { threadIds: await all(stage), starred: false }),
    },
    'mail.mark-read': {
      ...input(),
      meddle: async () => stage.act('mail.mark-read', { threadIds: await all(stage), read: false }),
    },
    'mail.label': {
      ...input({ add: ['Offers'] }),
      meddle: async () => stage.act('mail.label', { threadIds: await all(stage), add: ['Later'] }),
    },
  }
}

function decidingReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const desk = createMailDesk(stage)
  const input = (more: object = {}) => ({ input: async () => ({ ...(await desk.threads()), ...more }) })
  return {
    'mail.snooze': {
      ...input({ until: later }),
      meddle: async () => stage.act('mail.wake', { threadIds: await all(stage) }),
    },
    'mail.wake': {
      async input() {
        const threads = await desk.threads()
        await stage.act('mail.snooze', { ...threads, until: later })
        return threads
      },
      meddle: async () => stage.act('mail.mute', { threadIds: await all(stage) }),
    },
    'mail.mute': {
      ...input(),
      meddle: async () => stage.act('mail.mute', { threadIds: await all(stage), muted: false }),
    },
    'mail.sort': {
      ...input({ split: 'newsletters' }),
      meddle: async () => stage.act('mail.sort', { threadIds: await all(stage), split: 'rest' }),
    },
    'mail.show-pictures': {
      input: async () => ({ messageId: (await desk.mail()).message, of: 'sender' }),
      meddle: undoFirst,
    },
    'mail.load-sample': {
      input: async () => ({}),
      meddle: async () => stage.act('mail.archive', { threadIds: (await all(stage)).slice(0, 1) }),
    },
    'mail.remove-sample': { input: () => stage.act('mail.load-sample', {}).then(() => ({})), meddle: undoFirst },
  }
}
