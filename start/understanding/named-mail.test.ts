import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { plantMail } from '#features/mail/server/testing/planted-mail.ts'
import { openStage, wholeWith } from '../testing/stage.ts'

const assistant = createAssistant()
const stage = openStage({ features: wholeWith(assistant.feature), answerer: assistant.answer })

test('mail is filed by what its mailbox holds, and a name that nobody has files none', async () => {
  const { ana, database } = stage
  const otto = { from: { name: 'Otto Lang', address: 'otto@langdach.example' } }
  await plantMail(database, ana.id, 'Roof of the barn', otto)
  await plantMail(database, ana.id, 'Gas bill', { from: { name: 'Bright Power', address: 'billing@power.example' } })
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  const archived = async () => {
    const { body } = await ana.call<{ threads: { subject: string }[] }>('GET', '/v1/mail/threads?view=archive')
    return body.threads.map(({ subject }) => subject)
  }
  await say('archive all from paulo')
  expect(await archived()).toEqual([])
  expect(await say('ottos roof thing: a star on it')).toContain('Starred “Roof of the barn”.')
  expect(await say('barn stuff is dealt with, archive')).toContain('Archived “Roof of the barn”.')
  expect(await archived()).toEqual(['Roof of the barn'])
})

test('what is told to people by name is drafted once all of them are known, and asked about in one question', async () => {
  const { ana, database } = stage
  await plantMail(database, ana.id, 'Roof of the barn', {
    from: { name: 'Otto Lang', address: 'otto@langdach.example' },
  })
  await plantMail(database, ana.id, 'Keys', { from: { name: 'Ida Moor', address: 'ida@moor.example' } })
  await plantMail(database, ana.id, 'Fence', { from: { name: 'Ida Berg', address: 'berg@berg.example' } })
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  const drafts = async () => (await ana.call<{ drafts: { subject: string }[] }>('GET', '/v1/mail/drafts')).body.drafts
  const asked = await say('tell Otto and Ida Moor that we meet at the barn')
  expect(asked).toContain('otto@langdach.example')
  expect(asked).toContain('ida@moor.example')
  expect(await say('never mind')).not.toContain('@')
  expect(await say('reply to Ida yes')).toContain('Which Ida do you mean?')
  expect(await say('never mind')).not.toContain('@')
  expect(await say('dinner, it is at eight now')).not.toContain('@')
  expect(await drafts()).toEqual([])
})

test('a short name is not found in other words, and an address that is asked for is told', async () => {
  const { ana, database } = stage
  await plantMail(database, ana.id, 'Visit', {
    from: { name: 'Otto Lang', address: 'otto@langdach.example' },
    text: 'Ich komme am Dienstag und am Tag danach. It is written in the contract.',
  })
  const say = async (words: string) => (await ana.ask((await ana.begin()).id, words)).content
  await say('add Dana Fox dana@fox.example to my contacts')
  expect(await say("Dana's email?")).toContain('Dana Fox: dana@fox.example.')
  expect(await say("Dana Fox's phone number?")).toContain('I have no phone number of Dana Fox.')
  for (const asked of ['any mail from Dana?', 'did Dana write?', 'has Dana written to me?', 'what did Dana say?'])
    expect(await say(asked)).not.toContain('Dienstag')
  expect(await say('what did Otto say about the contract?')).toContain('Dienstag')
})

test('what a mail is to say does nothing to a task of that name', async () => {
  const { ana, database } = stage
  await plantMail(database, ana.id, 'Keys', { from: { name: 'Otto Lang', address: 'otto@langdach.example' } })
  const say = async (words: string) => (await ana.ask((await ana.begin()).id, words)).content
  const open = async () => {
    const { body } = await ana.call<{ tasks: { title: string; due: unknown }[] }>('GET', '/v1/tasks?view=all&limit=10')
    return body.tasks.map(({ title, due }) => [title, due])
  }
  await say('add a task: sign the lease, by 1 December 2099')
  const before = await open()
  expect(before).toHaveLength(1)
  for (const order of [
    'draft a mail to Otto saying the lease is fine but we need two more days',
    'write an email to Otto: the lease is fine but we need two more days',
    'email Otto that the lease is signed',
    'tell Otto that the lease is signed',
  ]) {
    expect(await say(order)).toContain('Draft the mail')
    expect(await open()).toEqual(before)
  }
  expect(await say('the lease is signed')).toContain('Completed')
})

test('an event takes its time from the mail that is named, and two orders are carried out apart', async () => {
  const { ana, database } = stage
  const year = Temporal.Now.zonedDateTimeISO('UTC').year + 1
  await plantMail(database, ana.id, 'Boiler', {
    from: { name: 'Otto Lang', address: 'otto@langdach.example' },
    text: `We come on 4 March ${year} from 9:00 to 11:00.`,
  })
  await plantMail(database, ana.id, 'Fence', {
    from: { name: 'Ida Moor', address: 'ida@moor.example' },
    text: `4 March ${year} at 10:00 or 5 March ${year} at 14:00?`,
  })
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  expect(await say('fence visit of Ida -> calendar')).toContain('names several times')
  expect(await say('put the boiler visit in my diary, call it Heating')).toContain(`4 March ${year}, 09:00 to 11:00`)
  expect(await say('turn the mail from Ida into an event')).toContain('names several times')
  expect(await say('make an event of the boiler mail, 30 minutes')).toContain(`4 March ${year}, 09:00 to 09:30`)
  await say('open the boiler mail')
  expect(await say('add it to my calendar')).toContain(`“Boiler”, `)
  expect(await say('turn the fence mail into a task for Friday, high priority')).toContain(
    'Added the task “Fence”, due Friday',
  )
  const answer = await say('star the boiler mail and archive the fence mail')
  expect(answer).toContain('Starred “Boiler”.')
  expect(answer).toContain('Archived “Fence”.')
})

test('who is named wrote it or nobody did, and whom nobody knows gets no mail of others', async () => {
  const { ana, database } = stage
  const ida = { from: { name: 'Ida Moor', address: 'ida@moor.example' } }
  await plantMail(database, ana.id, 'Budget of the barn', ida)
  await plantMail(database, ana.id, 'Keys', { from: { name: 'Otto Lang', address: 'otto@langdach.example' } })
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  const none = await say('what did Otto write about the budget?')
  expect(none).toContain('I find no mail from Otto about “budget”.')
  expect(none).toContain('Ida Moor: “Budget of the barn”')
  await plantMail(database, ana.id, 'Lease', { from: { name: 'Rosa Marin', address: 'rosa@marin.example' } })
  expect(await say('archive ross mail')).not.toContain('Archived')
  expect(await say('archive rosas mail')).toContain('Archived “Lease”.')
  expect(await say('star the mail from siemens about the budget')).not.toContain('Starred')
  expect(await say('forward the budget mail to my accountant')).toContain('nobody called Accountant')
  expect(await say('never mind')).not.toContain('@')
  expect(await say('done with the keys and the budget, archive them')).toContain('Archived')
  const { body } = await ana.call<{ threads: { subject: string }[] }>('GET', '/v1/mail/threads?view=archive')
  expect(body.threads.map(({ subject }) => subject).toSorted()).toEqual(['Budget of the barn', 'Keys', 'Lease'])
})

test('mail is listed by its label, its files are named, and what is empty is said to be', async () => {
  const { ana, database } = stage
  await plantMail(database, ana.id, 'Lease', { from: { name: 'Otto Lang', address: 'otto@langdach.example' } })
  await plantMail(database, ana.id, 'Gas bill', { from: { name: 'Bright Power', address: 'billing@power.example' } })
  const { id } = await ana.begin()
  const say = async (words: string) => (await ana.ask(id, words)).content
  const plan = { place: '2', name: 'Plan of the roof.pdf', type: 'application/pdf', bytes: 4, inline: false }
  await plantMail(database, ana.id, 'Roof', { parts: [{ ...plan, contentId: undefined }] })
  const attached = await say('show me the attachments of the roof mail')
  expect(attached).toContain('One attachment of “Roof”')
  expect(attached).toContain('Plan of the roof.pdf')
  expect(await say('which files are attached to the gas bill mail?')).toContain('Nothing is attached to “Gas bill”.')
  expect(await say('make a task from the gas bill mail due Friday')).toContain('Add')
  expect(await say("what's in the trash?")).toContain('The trash of your mail is empty.')
  expect(await say('empty the trash')).toContain('The trash of your mail is empty.')
  expect(await say('what have I snoozed?')).toContain('No mail is snoozed.')
  expect(await say('label the lease mail as Office')).toContain('Labelled “Lease”')
  const labelled = await say('show everything labelled office')
  expect(labelled).toContain('“Lease”')
  expect(labelled).not.toContain('Gas bill')
  expect(await say('take the Office label off again')).toContain('“Lease”')
  expect(await say('show mails labelled Office')).toMatch(/nothing tagged “Office”/)
})
