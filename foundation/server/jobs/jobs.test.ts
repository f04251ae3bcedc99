import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { testDatabase } from '../database/testing.ts'
import { addNote, listNotes, notesMigrations } from '../testing/notes/store.ts'
import { defineJob, type Job } from './job.ts'
import { createJobs } from './jobs.ts'

const database = await testDatabase({ migrations: [notesMigrations] })
const log = pino({ level: 'silent' })

async function queue(...jobs: Job[]) {
  const opened = createJobs({ connection: database.address.house, log })
  await opened.start(jobs)
  onTestFinished(() => opened.close())
  return opened
}

/** A job that only notes for whom it ran; each test has its own queue. */
function remembering(
  settings: Partial<Job['settings']> = {},
  run: (signal: AbortSignal) => Promise<void> = async () => {},
) {
  const ran: string[] = []
  const job = defineJob({
    name: `test-${randomUUID()}`,
    ids: z.object({ ownerId: id }),
    ...settings,
    run: async ({ ownerId }, signal) => {
      ran.push(ownerId)
      await run(signal)
    },
  })
  return { job, ran }
}

test('a job runs for whom it was sent, within moments', async () => {
  const { job, ran } = remembering()
  const jobs = await queue(job)
  const ana = randomUUID()
  await jobs.send(job, { ownerId: ana })
  await expect.poll(() => ran).toEqual([ana])
})

test('a job that fails is tried again, as often as it says', async () => {
  const { job, ran } = remembering({ retries: 1, retryDelay: 1 }, async () => {
    throw new Error('the provider is down')
  })
  const jobs = await queue(job)
  await jobs.send(job, { ownerId: randomUUID() })
  await expect.poll(() => statesOf(job.name)).toEqual(['failed'])
  expect(ran).toHaveLength(2)
})

async function statesOf(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>('select state from jobs.job where name = $1', [name])
  return rows.map(({ state }) => state)
}

test('a job sent within a transaction that is rolled back never was', async () => {
  const { job, ran } = remembering()
  const jobs = await queue(job)
  const [ana, ben] = [randomUUID(), randomUUID()]
  const failing = database.as(ana, async (tx) => {
    await jobs.send(job, { ownerId: ana }, { within: tx })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await database.as(ben, async (tx) => {
    await jobs.send(job, { ownerId: ben }, { within: tx })
    await addNote(tx, ben, { title: 'still mine', body: '' })
  })
  await expect.poll(() => ran).toEqual([ben])
})

test('sending a job does not lift row security from what follows in the transaction', async () => {
  const { job } = remembering()
  const jobs = await queue(job)
  const [ana, ben] = [randomUUID(), randomUUID()]
  await database.as(ben, (tx) => addNote(tx, ben, { title: 'private', body: '' }))
  const seen = await database.as(ana, async (tx) => {
    await jobs.send(job, { ownerId: ana }, { within: tx })
    return listNotes(tx, ben, { limit: 10 })
  })
  expect(seen).toEqual([])
})

test('of a job with one per key, only one waits', async () => {
  const { job } = remembering({ onePerKey: true })
  const jobs = await queue(job)
  const ana = randomUUID()
  const after = new Date(Date.now() + 3_600_000)
  for (let time = 0; time < 5; time++) await jobs.send(job, { ownerId: ana }, { key: ana, after })
  expect(await statesOf(job.name)).toEqual(['created'])
})

test('a job that runs by itself is on the timetable once, however many nodes there are', async () => {
  const { job } = remembering({ cron: '17 * * * *' })
  await Promise.all([queue(job), queue(job)])
  const { rows } = await database.pool.query('select cron, data from jobs.schedule where name = $1', [job.name])
  expect(rows).toEqual([{ cron: '17 * * * *', data: {} }])
})

test('what a job says anew holds from the next start on', async () => {
  const { job } = remembering({ retries: 1, cron: '17 * * * *' })
  await queue(job)
  await queue({ ...job, settings: { ...job.settings, retries: 4, cron: '18 * * * *' } })
  const { rows: queues } = await database.pool.query('select retry_limit from jobs.queue where name = $1', [job.name])
  expect(queues).toEqual([{ retry_limit: 4 }])
  const { rows: times } = await database.pool.query('select cron from jobs.schedule where name = $1', [job.name])
  expect(times).toEqual([{ cron: '18 * * * *' }])
})

test('a payload carries identifiers and nothing else', async () => {
  const wordy = defineJob({ name: `test-${randomUUID()}`, ids: z.object({ body: z.string() }), run: async () => {} })
  const jobs = await queue(wordy)
  await expect(jobs.send(wordy, { body: 'Dear Sara, about the contract' })).rejects.toThrow('identifiers alone')
  const { job } = remembering()
  await expect(jobs.send(job, { ownerId: 'not an id' })).rejects.toThrow('UUID')
})

test('closing hands back what does not end in time, and its signal says so', async () => {
  let aborted = false
  const { job, ran } = remembering({}, async (signal) => {
    await sleep(30_000, undefined, { signal }).catch(() => {
      aborted = true
    })
  })
  const jobs = createJobs({ connection: database.address.house, log })
  await jobs.start([job])
  await jobs.send(job, { ownerId: randomUUID() })
  await expect.poll(() => ran).toHaveLength(1)
  await jobs.close()
  expect(aborted).toBe(true)
})
