import { expect, test } from 'vitest'
import { createRefresh } from './refresh.ts'
import type { StoredUser } from './user.ts'

type Answer = { status: number; body: unknown; headers?: Record<string, string>; lost?: boolean }

/** One browser: a storage that all its tabs share, a lock, a server that counts, and no waiting. */
function browser(answer: (refreshToken: string, asked: number) => Answer) {
  let stored: StoredUser | null = userWith('1')
  let queue: Promise<unknown> = Promise.resolve()
  let inLine = 0
  const asked: string[] = []
  const pauses: number[] = []
  const warnings: string[] = []

  async function fetch(_path: string, { body: sent }: { body: string }): Promise<Response> {
    const { refresh_token } = JSON.parse(sent) as { refresh_token: string }
    asked.push(refresh_token)
    const { status, body, headers, lost } = answer(refresh_token, asked.length)
    if (lost) throw new TypeError('Failed to fetch')
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, ...(headers && { headers }) })
  }

  /** `late`: so many looks pass before this tab sees what another has stored. */
  function openTab({ late = 0 } = {}) {
    let held = stored
    let looks = 0
    const store = (user: StoredUser | null): void => {
      held = user
      stored = user
    }
    return createRefresh({
      held: () => held,
      latest: () => (looks++ < late ? held : (held = stored)),
      store,
      clear: () => store(null),
      async alone(work) {
        const waited = inLine++ > 0
        const turn = queue.then(() => work(waited)).finally(() => inLine--)
        // The next in line comes after it, whatever came of it.
        queue = turn.catch(() => undefined)
        return turn
      },
      pause: async (milliseconds) => void pauses.push(milliseconds),
      warn: (message) => warnings.push(message),
      fetch,
    })
  }

  return {
    openTab,
    asked,
    pauses,
    warnings,
    stored: () => stored,
    replace: (user: StoredUser | null) => {
      stored = user
    },
  }
}

function userWith(generation: string): StoredUser {
  return {
    tokens: {},
    userInfo: { name: 'Ana Lund' },
    backendResponse: {
      access_token: `access ${generation}`,
      refresh_token: `refresh ${generation}`,
      kept: 'as it was',
    },
  }
}

const next: Answer = {
  status: 200,
  body: { access_token: 'access 2', refresh_token: 'refresh 2', expires_in: 900, token_type: 'Bearer' },
}

test('five tabs that are refused at once ask for one new token between them', async () => {
  const world = browser(() => next)
  const tabs = Array.from({ length: 5 }, () => world.openTab())
  const tokens = await Promise.all(tabs.flatMap((refresh) => Array.from({ length: 10 }, refresh)))
  expect(new Set(tokens)).toEqual(new Set(['access 2']))
  expect(world.asked).toEqual(['refresh 1'])
})

test('a tab that sees late what another has stored asks for nothing of its own', async () => {
  const world = browser(() => next)
  const [quick, slow] = [world.openTab(), world.openTab({ late: 3 })]
  expect(await Promise.all([quick(), slow()])).toEqual(['access 2', 'access 2'])
  expect(world.asked).toEqual(['refresh 1'])
})

test('the answer is merged into what was stored', async () => {
  const world = browser(() => next)
  await world.openTab()()
  expect(world.stored()).toMatchObject({
    userInfo: { name: 'Ana Lund' },
    backendResponse: { access_token: 'access 2', refresh_token: 'refresh 2', kept: 'as it was' },
  })
})

test('a lost answer is asked for again with the same token, and nobody is signed out', async () => {
  const world = browser((_token, asked) => ({ ...next, lost: asked === 1 }))
  expect(await world.openTab()()).toBe('access 2')
  expect(world.asked).toEqual(['refresh 1', 'refresh 1'])
  expect(world.warnings).toEqual([])
})

test('an answer that cannot be read counts as lost', async () => {
  const world = browser((_token, asked) => (asked === 1 ? { status: 200, body: '{"access_token":"acc' } : next))
  expect(await world.openTab()()).toBe('access 2')
})

test.each([429, 500, 503])('a %i may pass, and is waited for as long as the server says', async (status) => {
  const busy = { status, body: 'busy', headers: { 'retry-after': '3' } }
  const world = browser((_token, asked) => (asked < 3 ? busy : next))
  expect(await world.openTab()()).toBe('access 2')
  expect(world.pauses).toEqual([3_000, 3_000])
})

test('when it does not pass, the person is signed out, and why is said', async () => {
  const world = browser(() => ({ status: 503, body: 'x'.repeat(400) }))
  expect(await world.openTab()()).toBeUndefined()
  expect(world.pauses).toEqual([500, 1_000, 2_000, 4_000])
  expect(world.warnings).toEqual([`Refresh failed: 503 ${'x'.repeat(300)}`])
  expect(world.stored()).toBeNull()
})

test('a refusal is final at once', async () => {
  const world = browser(() => ({ status: 401, body: 'ended' }))
  const tabs = Array.from({ length: 3 }, world.openTab)
  expect(await Promise.all(tabs.map((refresh) => refresh()))).toEqual([undefined, undefined, undefined])
  expect(world.asked).toHaveLength(1)
  expect(world.warnings).toEqual(['Refresh failed: 401 ended'])
  expect(world.stored()).toBeNull()
})

test('without a refresh token nothing is asked, and the person is signed out', async () => {
  const world = browser(() => next)
  world.replace({ ...userWith('1'), backendResponse: { access_token: 'access 1' } })
  expect(await world.openTab()()).toBeUndefined()
  expect(world.asked).toEqual([])
  expect(world.warnings).toEqual(['No refresh token available'])
  expect(world.stored()).toBeNull()
})

test('who signed in meanwhile is not signed out by the answer to somebody else', async () => {
  const world = browser(() => {
    world.replace(userWith('another'))
    return { status: 401, body: 'ended' }
  })
  await world.openTab()()
  expect(world.stored()).toEqual(userWith('another'))
})

test('who signed out meanwhile stays signed out', async () => {
  const world = browser(() => {
    world.replace(null)
    return next
  })
  expect(await world.openTab()()).toBeUndefined()
  expect(world.stored()).toBeNull()
})
