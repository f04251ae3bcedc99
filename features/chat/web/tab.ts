/** This tab among those of the browser. */
export type Tab = {
  name: string
  /** Lets others see that it lives; the answer lets go. */
  hold: () => () => void
  /** The names of those that live, its own included. */
  living: () => Promise<Set<string>>
  /** Only one tab at a time does this. */
  alone: (work: () => Promise<void>) => Promise<void>
}

const prefix = 'attache tab '

/** The browser lets go of a tab's lock however the tab ends. */
export function thisTab(locks: LockManager, name: string): Tab {
  let held = Promise.resolve()
  return {
    name,
    hold() {
      const { promise, resolve: release } = Promise.withResolvers<void>()
      held = new Promise((done) => {
        void locks.request(prefix + name, () => {
          done()
          return promise
        })
      })
      return release
    },
    async living() {
      await held
      const { held: locked = [] } = await locks.query()
      return new Set(locked.map(({ name: lock = '' }) => lock.slice(prefix.length)))
    },
    alone: (work) => locks.request('attache outbox', work),
  }
}
