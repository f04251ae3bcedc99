import { expect, test } from 'vitest'
import { testDatabase } from '#foundation/server/database/testing.ts'
import { createLists } from './correspondents.ts'
import { mailMigrations, openMailHouse } from './testing/house.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

test('an address is that of a list only if the id of the list is made of it', async () => {
  await using database = await testDatabase({ migrations: [mailMigrations] })
  const ana = openMailHouse(database).somebody()
  const mails = [
    ['<crew.lists.example.com>', 'crew@lists.example.com'],
    ['Rowers <Rowers.Lists.example.com>', 'rowers@lists.example.com'],
    ['bare.lists.example.com', 'bare@lists.example.com'],
    ['<crew.lists.example.com>', 'evil@elsewhere.example'],
    ['<crew.lists.example.com>', '%@elsewhere.example'],
    ['<more.crew.lists.example.com>', 'ew@lists.example.com'],
  ] as const
  await database.as(ana.id, async (tx) => {
    const { folders } = await addMailbox(tx, ana.id)
    const arriving = mails.map(([listId, address], at) =>
      sampleMessage({ messageId: `${at}@x`, listId, to: [{ name: 'Crew', address }] }, { uid: at + 1 }),
    )
    await receive(tx, ana.id, { folder: folders.inbox, arriving })
    const toThem = sampleMessage({ to: [{ name: 'Sara Lind', address: 'Sara@northwind.example' }] }, { uid: 1 })
    await receive(tx, ana.id, { folder: folders.sent, arriving: [toThem] })
  })
  const found = await createLists(database)(ana.id)
  expect(found.map(({ email }) => email)).toEqual([
    'bare@lists.example.com',
    'crew@lists.example.com',
    'rowers@lists.example.com',
  ])
})

test('a list on which only strangers write counts once the person wrote to it', async () => {
  await using database = await testDatabase({ migrations: [mailMigrations] })
  const ana = openMailHouse(database).somebody()
  const list = { name: 'Crew', address: 'crew@stranger.example' }
  const lists = async () => (await createLists(database)(ana.id)).map(({ email }) => email)
  const { folders } = await database.as(ana.id, (tx) => addMailbox(tx, ana.id))
  const arriving = [sampleMessage({ listId: '<crew.stranger.example>', to: [list] }, { uid: 1 })]
  await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: folders.inbox, arriving }))
  expect(await lists()).toEqual([])
  const toList = [sampleMessage({ messageId: 'own@x', to: [list] }, { uid: 1 })]
  await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: folders.sent, arriving: toList }))
  expect(await lists()).toEqual(['crew@stranger.example'])
})
