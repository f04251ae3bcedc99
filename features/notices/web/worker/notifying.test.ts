import { expect, test } from 'vitest'
import { openTestScope } from '#foundation/web/worker/testing/scope.ts'
import { listenForNotices } from './notifying.ts'

const first = { id: 'first', title: 'Call Tom', link: '/assistant/1', tag: 'tom', capability: 'good', canFinish: true }
const second = { id: 'second', title: 'Standup', link: '/assistant?view=calendar', tag: 'standup', capability: 'other' }

const seen = ['/v1/notices/answers', { capability: 'other', answer: 'seen' }]

function open(answer: () => Response = () => new Response(null, { status: 204 })) {
  const scope = openTestScope(answer)
  listenForNotices(scope.scope)
  const push = (content: object) => scope.fire('push', { data: { text: () => JSON.stringify(content) } })
  const click = (action: string) => {
    const [notification] = scope.shownOnes()
    if (!notification) throw new Error('There is nothing to press.')
    return scope.fire('notificationclick', { action, notification })
  }
  return { ...scope, push, click, tell: (data: unknown) => scope.fire('message', { data, source: null }) }
}

test('each message is shown, the same tag replaces, and the badge counts', async () => {
  const { push, shown, badge } = open()
  await push(first)
  await push(second)
  await push({ ...first, title: 'Call Tom now' })
  expect(shown()).toEqual(['Standup', 'Call Tom now'])
  expect(badge()).toBe(2)
})

test('a button acts through the capability of the notice, and closes it', async () => {
  const { push, click, shown, asked } = open()
  await push(first)
  await click('done')
  expect(asked).toEqual([['/v1/notices/answers', { capability: 'good', answer: 'done' }]])
  expect(shown()).toEqual([])
})

test('a failed action says so, and can be retried if the server was unreachable', async () => {
  const away = open(() => {
    throw new TypeError('Failed to fetch')
  })
  await away.push(first)
  await away.click('done')
  expect(away.shown()).toEqual(['That did not work'])
  expect(away.shownOnes()[0]?.options).toMatchObject({
    tag: 'tom',
    body: expect.stringContaining('can’t be reached') as string,
    actions: [{ action: 'done' }, { action: 'snooze' }],
  })
  const late = open(() => Response.json({ detail: 'It was dealt with already.' }, { status: 409 }))
  await late.push(first)
  await late.click('snooze')
  expect(late.shownOnes()[0]?.options).toMatchObject({ body: 'It was dealt with already.', actions: [] })
})

test('a click navigates the open window, or opens one, and counts as seen', async () => {
  const { push, click, windows, opened, asked } = open()
  await push(second)
  await click('')
  expect(opened).toEqual(['https://attache.example/assistant?view=calendar'])
  windows.push({ url: 'https://attache.example/assistant/1', focused: false })
  await push(second)
  await click('')
  expect(opened).toHaveLength(1)
  expect(windows[0]?.told).toEqual([{ type: 'notices/open', path: '/assistant?view=calendar' }])
  expect(asked).toEqual([seen, seen])
})

test('what is dealt with in a tab is closed, and nothing else', async () => {
  const { push, tell, shown, badge } = open()
  await push(first)
  await push(second)
  await tell({ type: 'notices/close', ids: ['first', 7] })
  expect(shown()).toEqual(['Standup'])
  await tell({ type: 'notices/count', unseen: 5 })
  expect(badge()).toBe(5)
  for (const stranger of [
    undefined,
    null,
    'text',
    { type: 'notices/count' },
    { type: 'notices/close' },
    { type: 'other' },
  ])
    await tell(stranger)
  expect([shown(), badge()]).toEqual([['Standup'], 5])
})

test('after sign-out nothing is shown, counted, stored or subscribed', async () => {
  const { push, tell, shown, badge, subscribed, scope } = open()
  await (await scope.caches.open('notices')).put('/marks/1', new Response('device'))
  await push(first)
  await tell({ type: 'session/nobody' })
  expect([shown(), badge(), subscribed()]).toEqual([[], 0, false])
  expect(await scope.caches.keys()).toEqual([])
})
