import { expect, test } from 'vitest'
import type { Client } from '#foundation/web/http/client.ts'
import { keepAttached } from './attaching.ts'

test('a small file that is stopped on its way still tells how it is taken back, since it may have arrived', async () => {
  const stop = new AbortController()
  const called: unknown[] = []
  const client = {
    upload: async (_route: unknown, _query: unknown, _file: unknown, { signal }: { signal: AbortSignal }) => {
      stop.abort()
      signal.throwIfAborted()
      return { activity: 'a1' }
    },
    call: async (_route: unknown, { params }: { params: object }) => void called.push(params),
  } as unknown as Client
  const sending = { id: 'f1', signal: stop.signal, onProgress: () => undefined }
  const takeBack = await keepAttached(client, new File(['Not yet'], 'Draft.txt'), sending)
  await takeBack()
  expect(called).toEqual([{ id: 'a1' }])
})
