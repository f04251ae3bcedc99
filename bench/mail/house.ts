import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '#features/connections/contract.ts'
import type { ThreadPage } from '#features/mail/contract.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { urlOf } from '../calendar.ts'

/** The whole server, with a person whose mail is elsewhere. */
export type MailHouse = Awaited<ReturnType<typeof startHouse>>

export async function startHouse(
  root: string,
  database: TestDatabase,
  { data, person }: { data: string; person: string },
) {
  const house = await startAttache({
    command: [execPath, join(root, 'bench/calendar-server.ts')],
    cwd: root,
    env: {
      DATABASE_URL: urlOf(database),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    },
  })
  const headers = { authorization: `Bearer ${tokenOf(person)}`, 'content-type': 'application/json' }
  async function read<T>(path: string, body?: object): Promise<T> {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(house.url + path, { headers, ...init })
    if (!answer.ok) throw new Error(`The server said ${answer.status} to ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    ...house,
    read,
    threads: (query: string) => read<ThreadPage>(`/v1/mail/threads?${query}`),
    async account(): Promise<Connection | undefined> {
      return (await read<{ connections: Connection[] }>('/v1/connections')).connections[0]
    },
    /** Processor seconds of the server itself so far. */
    busySeconds: () => busySeconds(house.process.pid ?? 0),
  }
}

export async function addPerson(database: TestDatabase): Promise<string> {
  const person = randomUUID()
  await database.pool.query(
    `insert into people (owner_id, name, email, zone, working_hours, created_at)
      values ($1, 'Ana', 'ana@example.com', 'Europe/Vienna', '[]', now())`,
    [person],
  )
  return person
}

function busySeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Milliseconds until it is so. */
export async function until(isSo: () => Promise<boolean>, { every = 25, limit = 1_800_000 } = {}): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limit) throw new Error(`After ${limit / 1_000} s it was still not so.`)
    await sleep(every)
  }
  return performance.now() - began
}
