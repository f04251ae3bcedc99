import type { Connection } from './connection.ts'

export type Heart = {
  add(connection: Connection): void
  remove(connection: Connection): void
  [Symbol.dispose](): void
}

const slots = 20

/** Every connection beats once in `every` milliseconds, spread over it: never all sockets at the same moment. */
export function startHeart(every: number): Heart {
  const beats = Array.from({ length: slots }, () => new Set<Connection>())
  let turn = 0
  let added = 0
  const beating = setInterval(() => {
    turn = (turn + 1) % slots
    for (const connection of beats[turn] ?? []) connection.beat()
  }, every / slots).unref()

  return {
    add(connection) {
      added += 1
      beats[added % slots]?.add(connection)
    },
    remove: (connection) => beats.some((slot) => slot.delete(connection)),
    [Symbol.dispose]: () => clearInterval(beating),
  }
}
