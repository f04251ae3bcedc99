import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import { listingOf } from './s3-listing.ts'
import { encode, type S3Request, type S3Settings, sign } from './s3-signing.ts'

/**
 * Objects in the bucket of an S3-compatible store, addressed by path. Only the requests that every such store answers are
 * used: PUT, GET, DELETE and ListObjectsV2.
 */
export function createS3Store(settings: S3Settings): ObjectStore {
  const bucket = `${settings.endpoint.pathname.replace(/\/$/, '')}/${encode(settings.bucket)}`
  const pathOf = (key: string) => `${bucket}/${key.split('/').map(encode).join('/')}`
  const ask = (request: S3Request) => askStore(settings, request)

  async function* list(folder: string): AsyncGenerator<StoredObject> {
    let token: string | undefined
    do {
      const query = { 'list-type': '2', prefix: folder, ...(token !== undefined && { 'continuation-token': token }) }
      const { objects, next } = listingOf(
        (await expectOk(await ask({ method: 'GET', path: bucket, query }))).toString(),
      )
      yield* objects
      token = next
    } while (token !== undefined)
  }
  return {
    async put(key, bytes) {
      await expectOk(await ask({ method: 'PUT', path: pathOf(key), body: bytes }))
    },
    async read(key, span) {
      if (span && span.to <= span.from) return new Uint8Array()
      const headers = span && { range: `bytes=${span.from}-${span.to - 1}` }
      const answer = await ask({ method: 'GET', path: pathOf(key), ...(headers && { headers }) })
      return isMissing(answer) ? undefined : await expectOk(answer)
    },
    async drop(folder) {
      const found = await Array.fromAsync(list(folder))
      for (let start = 0; start < found.length; start += mostAtOnce)
        await Promise.all(
          found.slice(start, start + mostAtOnce).map(async ({ key }) => {
            const answer = await ask({ method: 'DELETE', path: pathOf(key) })
            if (!isMissing(answer)) await expectOk(answer)
          }),
        )
    },
    list,
  }
}

const mostAtOnce = 8
const mostAttempts = 3
const patience = 60_000

type Answer = { status: number; body: Buffer }

/** Repeats what may pass. Each request can be repeated without harm. */
async function askStore(settings: S3Settings, request: S3Request): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(settings, request).catch((error: unknown) => {
      if (attempt < mostAttempts) return undefined
      throw new Failure('unavailable', `The S3 store at ${settings.endpoint.host} cannot be reached.`, { cause: error })
    })
    if (answer && (attempt === mostAttempts || !mayPass(answer))) return answer
    await wait(200 * 4 ** (attempt - 1))
  }
}

async function askOnce(settings: S3Settings, request: S3Request): Promise<Answer> {
  const { url, headers } = sign(settings, request, new Date())
  const { method, body } = request
  const signal = AbortSignal.timeout(patience)
  // A view of the same memory; the types of `fetch` want to know that nobody shares it.
  const content = body && new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength)
  const answer = await fetch(url, { method, headers, signal, redirect: 'manual', ...(content && { body: content }) })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

function mayPass({ status }: Answer): boolean {
  return status >= 500 || status === 429
}

function isMissing({ status, body }: Answer): boolean {
  return status === 404 && !body.includes('NoSuchBucket')
}

async function expectOk({ status, body }: Answer): Promise<Buffer> {
  if (status >= 200 && status < 300) return body
  const said = /<Code>([^<]{1,100})<\/Code>/.exec(body.toString())?.[1]
  throw new Failure('unavailable', `The S3 store answered ${status}${said === undefined ? '' : ` (${said})`}.`)
}
