import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type Ear, openEar } from './ear.ts'

const channels = z.array(z.string())

const hint = z.discriminatedUnion('kind', [
  /** Something was said in these, or will be within a second, that the broker does not know. */
  z.object({ kind: z.literal('missed'), channels }),
  /** The same, but the broker knows: for those alone who do not hear it. */
  z.object({ kind: z.literal('behind'), channels }),
  /** The sender does not hear the broker. */
  z.object({ kind: z.literal('deaf') }),
  /** In passing; for everyone, or for those alone who do not hear the broker. */
  z.object({ kind: z.literal('told'), channel: z.string(), text: z.string(), everyone: z.boolean() }),
])
export type Hint = z.infer<typeof hint>

const note = z.object({ from: z.string(), number: z.int(), hint })

/** What nodes say to each other by way of the database when the broker may not reach all of them. */
export type Hints = AsyncDisposable & {
  /** The name that all nodes of this house share. */
  house: string
  listen(listener: HintListener): Promise<void>
  say(hint: Hint): Promise<void>
  /** Channels of which the broker does not know all, of any node, also of those that have died. */
  missed(): Promise<{ name: string; at: string }[]>
  /** The broker has begun these anew. What was missed less than a moment ago stays noted. */
  settle(channels: string[]): Promise<void>
}

export type HintListener = {
  /** Of others alone, each with a name of its own. */
  heard: (hint: Hint, name: string) => void
  /** For a while nothing was heard here. */
  missed: () => void
}

const postbox = 'attache_nodes'
/** A copy of a database that is tried out beside it is another house. */
const nameOfHouse = `
  select house || '-' || (select oid from pg_database where datname = current_database()) as house from house.nodes`
const old = "missed_at < clock_timestamp() - interval '1200 milliseconds'"

export async function openHints({ pool, log }: { pool: pg.Pool; log: Log }): Promise<Hints> {
  const { rows } = await pool.query<{ house: string }>(nameOfHouse)
  const [{ house } = { house: '' }] = rows
  const self = randomUUID()
  let number = 0
  let ear: Ear | undefined

  return {
    house,
    async listen({ heard, missed }) {
      function hear(text: string): void {
        const read = readNote(text)
        if (read && read.from !== self) heard(read.hint, `${read.from}:${read.number}`)
      }
      ear = openEar(pool.options, { postbox, log, missed, heard: hear })
      await ear.opened
    },
    async say(said) {
      for (const part of partsOf(said)) {
        number += 1
        const text = JSON.stringify({ from: self, number, hint: part })
        if (Buffer.byteLength(text) <= longestNote) await pool.query(statementFor(part, text))
      }
    },
    async missed() {
      const select = `select name, missed_at::text as at from house.missed_channels where ${old} limit 1000`
      return (await pool.query<{ name: string; at: string }>(select)).rows
    },
    async settle(names) {
      await pool.query(`delete from house.missed_channels where name = any($1) and ${old}`, [names])
    },
    [Symbol.asyncDispose]: async () => ear?.close(),
  }
}

/** Nothing, where a node of another version says what is not known here. */
function readNote(text: string): z.infer<typeof note> | undefined {
  try {
    return note.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses 8,000 bytes. What is longer was said in passing, and is not said. */
const longestNote = 7_800
const channelsPerNote = 100

function partsOf(said: Hint): Hint[] {
  if (!('channels' in said)) return [said]
  const pieces = Math.ceil(said.channels.length / channelsPerNote)
  return Array.from({ length: pieces }, (_, piece) => ({
    ...said,
    channels: said.channels.slice(piece * channelsPerNote, (piece + 1) * channelsPerNote),
  }))
}

/** What the broker does not know is written down before it is said: whoever is not listening finds it there. */
function statementFor(said: Hint, text: string): pg.QueryConfig {
  if (said.kind !== 'missed') return { text: 'select pg_notify($1, $2)', values: [postbox, text] }
  return {
    text: `with noted as (
      insert into house.missed_channels (name) select unnest($3::text[])
      on conflict (name) do update set missed_at = clock_timestamp()
    ) select pg_notify($1, $2)`,
    values: [postbox, text, said.channels.toSorted()],
  }
}
