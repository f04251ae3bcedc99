import { expect, test } from 'vitest'
import type { Attacher } from '#foundation/web/attach.ts'
import { createClient } from '#foundation/web/http/client.ts'
import { mostReferences } from '../../contract.ts'
import { createAttachments } from './attachments.ts'

type Asked = { name: string; signal: AbortSignal; onProgress: (sent: number) => void } & Pick<
  PromiseWithResolvers<() => Promise<void>>,
  'resolve' | 'reject'
>

/** Each file is kept or refused when the test says so. */
function desk() {
  const asked: Asked[] = []
  const takenBack: string[] = []
  const attacher: Attacher = {
    kind: 'file',
    keep(_client, { name }, { signal, onProgress }) {
      const { promise, resolve, reject } = Promise.withResolvers<() => Promise<void>>()
      asked.push({ name, signal, onProgress, resolve, reject })
      return promise
    },
    Chip: () => null,
  }
  let ids = 0
  const client = createClient({ tokens: { accessToken: () => undefined, refresh: async () => undefined } })
  const newId = (): string => `id ${(ids += 1)}`
  const attachments = createAttachments({ attacher, client, newId, warn: () => undefined })
  const kept = async (at: number): Promise<void> => {
    asked[at]?.resolve(async () => void takenBack.push(asked[at]?.name ?? ''))
    await Promise.resolve()
    await Promise.resolve()
  }
  const states = () => attachments.list().map(({ name, state, sent }) => [name, state, sent])
  return { attachments, asked, takenBack, kept, states }
}

const file = (name: string, content = 'four') => new File([content], name)

test('what is kept goes with the message, and the next message begins without it', async () => {
  const { attachments, asked, kept, states } = desk()
  attachments.add([file('one.txt'), file('two.txt')])
  asked[0]?.onProgress(900)
  expect(states()).toEqual([
    ['one.txt', 'sending', 4],
    ['two.txt', 'sending', 0],
  ])
  await kept(0)
  await kept(1)
  expect(attachments.take()).toEqual([
    { kind: 'file', id: 'id 1' },
    { kind: 'file', id: 'id 2' },
  ])
  expect(states()).toEqual([])
})

test('what is removed is stopped on its way, and taken back once it is kept', async () => {
  const { attachments, asked, takenBack, kept, states } = desk()
  attachments.add([file('one.txt'), file('two.txt')])
  attachments.remove('id 1')
  expect(asked[0]?.signal.aborted).toBe(true)
  await kept(1)
  attachments.remove('id 2')
  expect(takenBack).toEqual(['two.txt'])
  expect(states()).toEqual([])
})

test('what is removed after its last byte was sent is taken back once it is kept', async () => {
  const { attachments, asked, takenBack, kept } = desk()
  attachments.add([file('one.txt')])
  asked[0]?.onProgress(4)
  attachments.remove('id 1')
  expect(asked[0]?.signal.aborted).toBe(false)
  await kept(0)
  expect(takenBack).toEqual(['one.txt'])
})

test('what arrives although it was stopped is taken back', async () => {
  const { attachments, asked, takenBack, kept } = desk()
  attachments.add([file('one.txt'), file('two.txt')])
  attachments.remove('id 1')
  expect(asked[0]?.signal.aborted).toBe(true)
  await kept(0)
  expect(takenBack).toEqual(['one.txt'])
  attachments.close()
  await kept(1)
  expect(takenBack).toEqual(['one.txt', 'two.txt'])
})

test('what was refused says why, and is sent again under its id', async () => {
  const { attachments, asked, kept } = desk()
  attachments.add([file('one.txt')])
  asked[0]?.reject(new Error('Too large'))
  await expect.poll(() => attachments.list()[0]).toMatchObject({ state: 'failed', error: { message: 'Too large' } })
  attachments.retry('id 1')
  expect(attachments.list()[0]).toMatchObject({ state: 'sending', error: null })
  await kept(1)
  expect(attachments.take()).toEqual([{ kind: 'file', id: 'id 1' }])
})

test('a message holds so many and no more', () => {
  const { attachments } = desk()
  const files = Array.from({ length: mostReferences + 2 }, (_, at) => file(`${at}.txt`))
  expect(attachments.add(files)).toBe(2)
  expect(attachments.list()).toHaveLength(mostReferences)
})
