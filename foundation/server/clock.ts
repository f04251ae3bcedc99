/** The only way to ask what time it is; tests hand in one that they move themselves. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type TestClock = Clock & { advance(milliseconds: number): void }

export function testClock(start = '2026-01-05T09:00:00Z'): TestClock {
  let at = Date.parse(start)
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}
