import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { documents } from '#features/documents/server/index.ts'
import type { KeptFile, Places } from '#features/documents/contract.ts'
import { openDesk } from '../testing/desk.ts'
import { openStage } from '../testing/stage.ts'

const assistant = createAssistant()
const stage = openStage({ features: [assistant.feature, documents], answerer: assistant.answer })

test('files are put into folders, tagged, renamed and deleted in words', async () => {
  const { ana, node } = stage
  const desk = openDesk(node, ana.id)
  for (const name of ['Budget 2026.xlsx', 'Plan.pdf', 'Notes.pdf']) await desk.send({ name }, Buffer.from(name))
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  const files = async () => (await ana.call<KeptFile[]>('GET', '/v1/documents/files?order=name')).body
  expect(await say('put the budget into the Finance folder')).toContain('You have no folder called “Finance”.')
  expect(await say('make a folder Finance')).toContain('Added the folder “Finance”.')
  expect(await say('put the budget into Finance')).toContain('Moved “Budget 2026.xlsx” into “Finance”.')
  // Words of others were read to find the file; those that are written are the person's own.
  expect(await say('tag it urgent')).toContain('Tagged “Budget 2026.xlsx” “urgent”.')
  expect(await say('rename Plan.pdf to Offer')).toContain('Renamed the file to “Offer.pdf”.')
  expect(await say('put Offer.pdf and Notes.pdf into Finance')).toContain('Moved 2 files into “Finance”.')
  expect(await say('what is in the Finance folder?')).toContain('Budget 2026.xlsx')
  expect(await say('delete Offer.pdf')).toContain('Deleted the file “Offer.pdf”.')
  const { folders } = (await ana.call<Places>('GET', '/v1/documents/places')).body
  expect(folders).toMatchObject([{ name: 'Finance', files: 2 }])
  expect((await files()).map(({ name }) => name)).toEqual(['Budget 2026.xlsx', 'Notes.pdf'])
})

test('files are opened, summed up and moved by what they are called, also several at once', async () => {
  const { ana, node } = stage
  const desk = openDesk(node, ana.id)
  for (const name of ['Quote Lumen.txt', 'Quote Vega.txt', 'Seating plan.xlsx'])
    await desk.send({ name }, Buffer.from(`${name} says that the hall holds ninety people. It costs 400 euros a day.`))
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  expect(await say('open the seating sheet')).toContain('Seating plan.xlsx')
  expect(await say('where is the Vega quote?')).toContain('Quote Vega.txt')
  const both = await say('summarise both quotes')
  for (const name of ['Quote Lumen.txt', 'Quote Vega.txt']) expect(both).toContain(name)
  await say('make a folder Hall')
  expect(await say('move the two quotes to Hall')).toContain('Moved 2 files into “Hall”.')
  expect(await say('delete the two quotes')).toContain('Deleted 2 files')
})

test('files that were listed are summed up by their places', async () => {
  const { ana, node } = stage
  const desk = openDesk(node, ana.id)
  await desk.send({ name: 'Second offer.txt' }, Buffer.from('The second offer is cheaper. It ends in May.'))
  await desk.send({ name: 'Lamps.txt' }, Buffer.from('The lamps hang in the hall. They are brass.'))
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  await say('show my files')
  expect(await say('summarise the first')).toMatch(/^(?:Summary of )?“Lamps.txt”/)
  await say('show my files')
  expect(await say('what does the second one say?')).toMatch(/^(?:Summary of )?“Second offer.txt”/)
})
