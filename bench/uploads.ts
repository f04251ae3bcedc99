import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { env } from 'node:process'
import { z } from 'zod'
import { type Upload, type UploadProgress, uploadProgress } from '#features/documents/contract.ts'
import { problem } from '#foundation/contract/failure.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { callAt } from '#start/testing/node.ts'
import { type Running, startAttache, type StartOptions, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import type { Bench, Row } from './measure.ts'

const megabyte = 1024 * 1024
/** In MB; `UPLOAD_MB` tries it with less. */
const size = Number(env['UPLOAD_MB'] ?? 2_048) * megabyte
const [cuts, kills] = [10, 2]
/** As much as the browser sends in one request. */
const atOnce = 8 * megabyte
const mostMemory = 400
const uploadsPath = '/v1/documents/uploads'
const room = z.object({ room: z.object({ used: z.number() }), files: z.number() })

/** A large file over a bad line, to a server that is killed. */
export const uploads: Bench = {
  name: 'uploads',
  seconds: 1_800,
  async run(root) {
    using data = temporaryFolder()
    const options = {
      command: [process.execPath, join(root, 'start/testing/node-server.ts')],
      cwd: root,
      env: { DATA_DIR: data.path, PORT: String(await freePort()), LOG_LEVEL: 'error' },
      limit: 60_000,
    }
    const film = createFilm()
    const began = performance.now()
    const { running, memory } = await sendOverMishaps(options, film)
    const rows = await compare(running, film, (performance.now() - began) / 1_000)
    await running.stop()
    return [...rows, memoryRow(memory)]
  },
}

async function sendOverMishaps(options: StartOptions, film: Film): Promise<{ running: Running; memory: number }> {
  let running = await startAttache(options)
  let memory = 0
  const mishaps = placesOfMishaps()
  for (let offset = (await begin(running, film)).arrived; offset < size;) {
    const [next] = mishaps
    if (next === undefined || offset + atOnce <= next.at) {
      offset = (await append(running, film, { offset, sent: atOnce })) ?? (await begin(running, film)).arrived
      continue
    }
    mishaps.shift()
    const sent = randomInt(1, Math.min(atOnce, size - offset))
    await append(running, film, { offset, sent }).catch(() => undefined)
    memory = Math.max(memory, peakOf(running))
    if (next.isKill) running = await killed(running, options)
    offset = (await begin(running, film)).arrived
  }
  return { running, memory: Math.max(memory, peakOf(running)) }
}

type Mishap = { at: number; isKill: boolean }

function placesOfMishaps(): Mishap[] {
  const all = Array.from({ length: cuts + kills }, (_, at) => ({ at: randomInt(size), isKill: at < kills }))
  return all.toSorted((one, other) => one.at - other.at)
}

async function killed(running: Running, options: StartOptions): Promise<Running> {
  running.process.kill('SIGKILL')
  await running.ended
  return startAttache(options)
}

/** In MB, since the process began. */
function peakOf({ process: { pid } }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

function memoryRow(memory: number): Row {
  return {
    what: 'most memory of the server meanwhile',
    measured: `${Math.round(memory)} MB`,
    bar: `≤ ${mostMemory} MB`,
    met: memory <= mostMemory,
  }
}

/** A file that is made up as it is sent. */
type Film = { person: string; id: string; base: Buffer; authorization: string }

function createFilm(): Film {
  const person = randomUUID()
  return { person, id: randomUUID(), base: randomBytes(atOnce), authorization: `Bearer ${tokenOf(person)}` }
}

/** What begins at a multiple of a megabyte differs from every other. */
function contentAt({ base }: Film, offset: number): Buffer {
  const content = Buffer.alloc(Math.min(atOnce, size - offset))
  for (let at = 0; at < content.length;) {
    const place = offset + at
    const within = place % megabyte
    const part = Math.min(megabyte - within, content.length - at)
    base.copy(content, at, within, within + part)
    if (within === 0) content.writeUInt32LE(place / megabyte, at)
    at += part
  }
  return content
}

async function begin({ url }: Running, { person, id }: Film): Promise<UploadProgress> {
  const { body } = await callAt(url, person, 'POST', uploadsPath, { id, name: 'film.mp4', bytes: size })
  return uploadProgress.parse(body)
}

/**
 * Returns how much has arrived; nothing if the server was still storing pieces of a request that was cut. If `sent` is
 * less than there is, the connection is cut.
 */
async function append(
  { url }: Running,
  film: Film,
  { offset, sent }: { offset: number; sent: number },
): Promise<number | undefined> {
  const { id, authorization } = film
  const content = contentAt(film, offset)
  const headers = { authorization, 'content-type': 'application/octet-stream', 'content-length': content.length }
  const sending = request(`${url}${uploadsPath}/${id}?offset=${offset}`, { method: 'PATCH', headers })
  // The answer tells the first; a connection that is cut may have a second.
  sending.on('error', () => undefined)
  const answer = answerOf(sending)
  if (sent < content.length) sending.write(content.subarray(0, sent), () => sending.destroy())
  else sending.end(content)
  const told = await answer
  return isOutOfDate(told) ? undefined : uploadProgress.parse(told).arrived
}

function isOutOfDate(told: unknown): boolean {
  return problem.safeParse(told).data?.code === 'out-of-date'
}

async function compare(running: Running, film: Film, seconds: number): Promise<Row[]> {
  const { url } = running
  const { person, id, authorization } = film
  const hash = createHash('sha256')
  for (let at = 0; at < size; at += atOnce) hash.update(contentAt(film, at))
  const response = await fetch(`${url}/v1/documents/files/${id}/content`, { headers: { authorization } })
  const read = createHash('sha256')
  for await (const piece of response.body ?? []) read.update(piece)
  const { file } = await begin(running, film)
  const isEqual = new Set([hash.digest('hex'), read.digest('hex'), file?.sha256]).size === 1
  const unfinished = (await callAt<Upload[]>(url, person, 'GET', uploadsPath)).body.length
  const places = room.parse((await callAt(url, person, 'GET', '/v1/documents/places')).body)
  return [
    {
      what: `upload of ${size / megabyte} MB, cut ${cuts} times, server killed ${kills} times, until it is kept`,
      measured: `hash ${isEqual ? 'equal' : 'differs'}, ${Math.round(seconds)} s`,
      bar: 'complete, hash equal',
      met: isEqual,
    },
    {
      what: 'what is left behind of broken requests',
      measured: `${unfinished} uploads, ${places.room.used - size} bytes beside the file`,
      bar: '0, 0',
      met: unfinished === 0 && places.room.used === size && places.files === 1,
    },
  ]
}

async function answerOf(sending: ClientRequest): Promise<unknown> {
  const [response] = await once(sending, 'response')
  return JSON.parse(Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString())
}
