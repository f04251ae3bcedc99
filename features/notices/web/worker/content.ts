import { productName } from '#foundation/contract/product.ts'
import type { ShownOptions } from '#foundation/web/worker/scope.ts'

/** The content of a push message; see `messageOf` in the server's push channel. */
export type Content = {
  id: string | undefined
  title: string
  body: string
  link: string
  tag: string
  capability: string | undefined
  canFinish: boolean
  sound: boolean
}

/** What a shown notification remembers until it is dealt with. */
export type Remembered = Pick<Content, 'id' | 'link' | 'capability'>

/**
 * Shows something for every message: a browser that receives a few without showing one silently drops the subscription.
 * An unreadable message becomes a general notification.
 */
export function readContent(text: string | undefined): Content {
  const said = fieldsOf(text)
  const word = (name: keyof Content) => (typeof said[name] === 'string' && said[name] !== '' ? said[name] : undefined)
  return {
    id: word('id'),
    title: word('title') ?? productName,
    body: word('body') ?? (word('title') === undefined ? 'There is something new for you.' : ''),
    link: word('link') ?? unknownLink,
    tag: word('tag') ?? 'unknown',
    capability: word('capability'),
    canFinish: said.canFinish === true,
    sound: said.sound === true,
  }
}

const unknownLink = '/assistant/notices'

function fieldsOf(text: string | undefined): Partial<Record<keyof Content, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

export const answers = { snooze: 'In 10 minutes', done: 'Done' } as const
export type NoticeAnswer = keyof typeof answers

export function isAnswer(action: string): action is NoticeAnswer {
  return Object.hasOwn(answers, action)
}

/** How it is shown. One with the same tag replaces it, so that a duplicate is shown once. */
export function optionsOf({ id, body, link, tag, capability, canFinish, sound }: Content): ShownOptions {
  const offered: NoticeAnswer[] = capability === undefined ? [] : canFinish ? ['done', 'snooze'] : ['snooze']
  return {
    body,
    tag,
    data: { id, link, capability } satisfies Remembered,
    icon: '/icon-192.png',
    badge: '/icon-badge.png',
    silent: !sound,
    actions: offered.map((action) => ({ action, title: answers[action] })),
  }
}

/** Reads the data of a notification shown by this or an earlier version of the worker. */
export function rememberedIn(data: unknown): Remembered {
  const { id, link, capability } = readContent(JSON.stringify(data))
  return { id, link, capability }
}

/** Stays within the app, whatever the link says. */
export function addressOf(link: string, origin: string): string {
  const address = URL.parse(link, origin)
  return address?.origin === origin ? address.href : origin + unknownLink
}
