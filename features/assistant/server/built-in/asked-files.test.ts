import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '#features/documents/server/index.ts'
import { search } from '#features/search/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { migrationsOf, nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { createDesk, type Results } from './testing/desk.ts'

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, ...migrationsOf([documents, search])] })
  node = await openNode(database, { features: [documents, search], isAlone: false })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

/** A person whose assistant looks things up as it does in the product. */
function openOffice() {
  const person = { id: randomUUID(), sessionId: randomUUID() }
  const { lookups } = node.app.actions
  const results: Results = Object.fromEntries(
    lookups.map(({ name }) => [
      name,
      async (input: unknown) => ({ kind: 'answer' as const, ...(await node.app.actions.look(person, name, input)) }),
    ]),
  )
  async function keep(name: string, { at = '2026-11-18T09:00:00Z', state = 'read', text = 'A sentence of it.' } = {}) {
    const [content, file] = [randomUUID(), randomUUID()]
    const write = (query: string, values: unknown[]) => database.pool.query(query, [person.id, content, ...values])
    await write('insert into file_contents (owner_id, id, bytes, sha256) values ($1, $2, 9, $3)', [content])
    await write(
      `insert into file_readings (owner_id, content_id, name, state, node, lease_until, passages)
        values ($1, $2, $3, $4::text, case $4::text when 'reading' then $5::uuid end, now() + interval '1 day', 1)`,
      [name, state, randomUUID()],
    )
    if (state === 'read')
      await write(
        `insert into file_passages (owner_id, content_id, number, kind, text, place, language)
          values ($1, $2, 0, 'text', $3, '{"line": 1}', 'en')`,
        [text],
      )
    await write(
      `insert into files (owner_id, content_id, id, name, type, created_at) values ($1, $2, $3, $4, '', $5)`,
      [file, name, at],
    )
    return file
  }
  return { ask: createDesk(results), keep }
}

test('does not say that all files were searched while one of them is still being read', async () => {
  const { ask, keep } = openOffice()
  await keep('Lease.txt')
  expect((await ask('what does the contract say about notice?')).text).toContain('I searched the only one.')
  await keep('Contract.pdf', { state: 'reading' })
  expect((await ask('what does the contract say about notice?')).text).toContain(
    'That is not in the files that I have read: 1 file is still being read, so it may be there.',
  )
})

test('finds, counts and compares files that are older than the latest hundred', async () => {
  const { ask, keep } = openOffice()
  const [plan, lease] = [
    await keep('old plan.md', { at: '2024-05-01T09:00:00Z', text: 'The shed is painted green by Anna.' }),
    await keep('Lease.txt', { at: '2024-05-02T09:00:00Z', text: 'The rent is 900 euro.' }),
  ]
  for (let at = 0; at < 104; at += 1) await keep(`Note ${at}.txt`)
  const inputs = async (message: string, name: string) =>
    (await ask(message)).calls.flatMap(({ tool, input }) => (tool === `documents.${name}` ? [input] : []))
  const summed = 'summarise-file'
  expect(await inputs('summarise old plan.md', summed)).toMatchObject([{ id: plan }])
  expect(await inputs('summarise the old plan and the lease', summed)).toMatchObject([{ id: plan }, { id: lease }])
  expect(await inputs('which dates are in old plan.md?', 'find-in-file')).toMatchObject([{ id: plan }])
  expect(await inputs('compare old plan.md with lease.txt', 'find-in-file')).toMatchObject([
    { id: plan },
    { id: lease },
  ])
  expect(await inputs('find the file called old plan', 'show-files')).toEqual([{ ids: [plan] }])
  expect((await ask('how many files do I have?')).text).toContain('106 files')
  expect((await ask('what files came this week?')).text).toContain('104 files added this week')
  expect((await ask('summarise my week')).text).toContain('104 files added')
  expect((await ask('what does the contract say about the moon?')).text).toContain('I searched all 106.')
})
