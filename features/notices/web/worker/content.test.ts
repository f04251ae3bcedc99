import { expect, test } from 'vitest'
import { addressOf, optionsOf, readContent, rememberedIn } from './content.ts'

const sent = {
  id: '0199a5d2-0000-7000-8000-000000000001',
  title: 'Call Tom',
  body: 'About the offer',
  link: '/assistant?view=calendar',
  tag: 'tag',
  capability: 'a capability',
  canFinish: true,
  sound: false,
}

test('a message from our server is shown as it is, with its actions', () => {
  const content = readContent(JSON.stringify(sent))
  expect(content).toEqual(sent)
  expect(optionsOf(content)).toMatchObject({
    body: 'About the offer',
    tag: 'tag',
    silent: true,
    actions: [
      { action: 'done', title: 'Done' },
      { action: 'snooze', title: 'In 10 minutes' },
    ],
  })
})

test('only a message with a capability has buttons, and only one that can be finished has Done', () => {
  expect(actionsOf({ canFinish: false })).toEqual(['snooze'])
  expect(actionsOf({ capability: undefined })).toEqual([])
})

test.each([undefined, '', 'no JSON', 'null', '"text"', '[1]', '{"title":7}'])(
  'any message is shown, as browsers require: %j',
  (text) => {
    const content = readContent(text)
    expect(content).toMatchObject({ title: 'Attaché', body: 'There is something new for you.', tag: 'unknown' })
    expect(optionsOf(content).actions).toEqual([])
  },
)

test('the data of a shown notification is read back, whatever it is', () => {
  const { id, link, capability } = sent
  expect(rememberedIn(optionsOf(readContent(JSON.stringify(sent))).data)).toEqual({ id, link, capability })
  for (const data of [undefined, null, 'text', { id: 7 }])
    expect(rememberedIn(data)).toEqual({ id: undefined, link: '/assistant/notices', capability: undefined })
})

test.each([
  ['/assistant?view=calendar', 'https://attache.example/assistant?view=calendar'],
  ['https://attache.example/assistant', 'https://attache.example/assistant'],
  ['https://elsewhere.example/assistant', 'https://attache.example/assistant/notices'],
  ['//elsewhere.example', 'https://attache.example/assistant/notices'],
  ['javascript:alert(1)', 'https://attache.example/assistant/notices'],
  ['https://', 'https://attache.example/assistant/notices'],
])('a click on %s opens %s', (link, address) => {
  expect(addressOf(link, 'https://attache.example')).toBe(address)
})

function actionsOf(changed: object): string[] {
  return optionsOf(readContent(JSON.stringify({ ...sent, ...changed }))).actions.map(({ action }) => action)
}
