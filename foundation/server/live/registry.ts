import { channelOf } from './announce.ts'
import type { Bus } from './bus.ts'
import type { Connection } from './connection.ts'

/** Who is here, on this node. */
export type Registry = {
  /** Resolves when the person's channel is listened to. */
  join(connection: Connection): Promise<void>
  leave(connection: Connection): void
  ofPerson(personId: string): Connection[]
  ofSession(sessionId: string): Connection[]
  all(): Connection[]
}

type Here = { connections: Set<Connection>; listening: Promise<() => void> }

/** All sockets of a person share one ear at the bus. */
export function createRegistry(bus: Bus): Registry {
  const persons = new Map<string, Here>()

  function enter(personId: string): Here {
    const connections = new Set<Connection>()
    const listening = bus.listen(channelOf(personId), (heard) => {
      for (const connection of connections) connection.hear(heard)
    })
    return { connections, listening }
  }

  return {
    async join(connection) {
      const { id } = connection.person
      const here = persons.get(id) ?? enter(id)
      persons.set(id, here)
      here.connections.add(connection)
      await here.listening
    },
    leave(connection) {
      const { id } = connection.person
      const here = persons.get(id)
      if (!here?.connections.delete(connection) || here.connections.size > 0) return
      persons.delete(id)
      here.listening.then((stop) => stop(), ignore)
    },
    ofPerson: (personId) => [...(persons.get(personId)?.connections ?? [])],
    ofSession: (sessionId) => every(persons).filter(({ person }) => person.sessionId === sessionId),
    all: () => every(persons),
  }
}

/** If listening failed, the clients that had joined were already told. */
function ignore(): void {}

function every(persons: Map<string, Here>): Connection[] {
  return [...persons.values()].flatMap(({ connections }) => [...connections])
}
