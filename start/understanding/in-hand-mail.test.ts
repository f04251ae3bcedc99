import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { plantMail } from '#features/mail/server/testing/planted-mail.ts'
import { openStage, wholeWith } from '../testing/stage.ts'

const assistant = createAssistant()
const stage = openStage({ features: wholeWith(assistant.feature), answerer: assistant.answer })

/** The answers to these messages of one chat, of a person with two mails. */
async function talk(...messages: string[]) {
  const { ana, database } = stage
  await plantMail(database, ana.id, 'Gas bill', {
    from: { name: 'Bright Power', address: 'billing@power.example' },
    text: 'Your bill is 84.20. Please pay it by 4 December.',
  })
  await plantMail(database, ana.id, 'Roof of the barn', {
    from: { name: 'Otto Lang', address: 'otto@langdach.example' },
    text: 'The tiles are there, I bring them tomorrow at 14:00. Does this work with your phone plan?',
  })
  const { id } = await ana.begin()
  const answers: string[] = []
  for (const message of messages) answers.push((await ana.ask(id, message)).content)
  const { body: events } = await ana.call<unknown[]>('GET', '/v1/activity')
  return { answers, deeds: events.length }
}

test('short questions about a mail that was shown are answered from it', async () => {
  const { answers } = await talk(
    'show me the gas bill',
    'how much is it?',
    'until when?',
    "who's it from",
    'any attachments?',
    'and was it cancelled?',
  )
  const [, sum, day, sender, files, state] = answers
  expect(sum).toContain('Your bill is 84.20.')
  expect(day).toContain('Please pay it by 4 December.')
  expect(sender).toContain('is from Bright Power, `billing@power.example`')
  expect(files).toContain('Nothing is attached to “Gas bill”.')
  expect(state).toContain('does not say that in these words')
  expect(state).not.toContain('Roof')
})

test('an order behind a mail that was shown, or was to become an event, is about that mail', async () => {
  const { answers } = await talk(
    'show me the gas bill',
    'no need to reply, archive it',
    'did otto write about the roof',
    'don’t answer him, just star it',
    'put the roof mail in my calendar, and mute that mail',
  )
  expect(answers[1]).toContain('Archived “Gas bill”.')
  expect(answers[2]).toContain('Yes, Otto Lang wrote')
  expect(answers[3]).toContain('Starred “Roof of the barn”.')
  expect(answers[4]).toContain('Muted “Roof of the barn”.')
})

test('whether there is room for what a mail arranges is looked up in the calendar', async () => {
  const { answers, deeds } = await talk(
    'show me the gas bill',
    'would that fit?',
    'show me the roof mail',
    'am I free then?',
    'the roof thing of the barn otto sent, would that work',
  )
  expect(answers[1]).toContain('names no time that is still to come')
  expect(answers[3]).toContain('names no time that is still to come')
  expect(answers[4]).toContain('“Roof of the barn” names no time')
  expect(deeds).toBe(0)
})

test('questions about the product, orders out of reach and talk are answered from no mail', async () => {
  const { answers, deeds } = await talk(
    'does icloud work with this',
    'ring otto for me and tell him the roof can wait',
    'print the gas bill',
    'haha nice',
    'what did i just say',
    'when did i add it',
  )
  for (const answer of answers.slice(0, 4)) expect(answer).not.toContain('wrote')
  expect(answers[0]).toContain('calendar can be connected yet')
  expect(answers[1]).toContain('I can’t call or message anybody.')
  expect(answers[4]).toContain('> haha nice')
  expect(deeds).toBe(0)
})

test('what a declined text should be like is declined once more, and another wish is not', async () => {
  const { answers } = await talk('write me a poem on tiles', 'a shorter one', 'tea with Otto tomorrow at 4')
  expect(answers[1]).toContain('writing texts is still out of my reach')
  expect(answers[2]).toContain('Created “Tea with Otto”')
})
