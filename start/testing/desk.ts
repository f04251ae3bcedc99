import { createHash, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { Activity } from '#features/activity/contract.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import type { TestNode } from './node.ts'
import { tokenOf } from './sample.ts'
import type { KeptFile, ListedFile, Upload, UploadProgress } from '#features/documents/contract.ts'

type Cut = { offset: number; content: Uint8Array; sent: number }
export type Sent = { file: KeptFile; activity: string }

type NewUpload = { id: string; name: string; bytes: number; [more: string]: unknown }

const uploads = '/v1/documents/uploads'

/** A person with files, connected to a node. */
export function openDesk(node: Pick<TestNode, 'url' | 'call'>, person: string = randomUUID()) {
  const { url } = node
  const authorization = `Bearer ${tokenOf(person)}`
  const addressOf = (fields: Record<string, string>) => `${url}/v1/documents/files?${new URLSearchParams(fields)}`

  return {
    person,
    /** Content without a length arrives in pieces of any size. */
    async send(fields: Record<string, string>, content: Uint8Array | ReadableStream<Uint8Array> = new Uint8Array()) {
      const init = { method: 'POST', body: content, duplex: 'half' }
      const headers = { authorization, 'content-type': 'application/octet-stream' }
      const response = await fetch(addressOf(fields), { ...init, headers } as RequestInit)
      return { status: response.status, body: (await response.json()) as Sent & Problem }
    },
    /** Announces more than it sends, and disconnects. */
    async cutOff(fields: Record<string, string>, content: Uint8Array, seen: () => Promise<boolean>) {
      const headers = {
        authorization,
        'content-type': 'application/octet-stream',
        'content-length': content.length + 1,
      }
      const sending = request(addressOf(fields), { method: 'POST', headers }).on('error', () => undefined)
      sending.write(content)
      while (!(await seen()));
      sending.destroy()
    },
    ...openPieces(node, person),
    list: async () => (await node.call<ListedFile[]>(person, 'GET', '/v1/documents/files')).body,
    async read(id: string, more: Record<string, string> = {}) {
      const headers = { authorization, ...more }
      const response = await fetch(`${url}/v1/documents/files/${id}/content`, { headers })
      return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
    },
    act: (name: string, input: object) =>
      node.call<Activity & Problem>(person, 'POST', `/v1/actions/documents.${name}`, { input }),
    undo: (activity: string) => node.call<Activity & Problem>(person, 'POST', `/v1/activity/${activity}/undo`),
  }
}

/** Uploads in pieces. */
function openPieces(node: Pick<TestNode, 'url' | 'call'>, person: string) {
  const { url } = node
  const authorization = `Bearer ${tokenOf(person)}`
  return {
    uploads: async () => (await node.call<Upload[]>(person, 'GET', uploads)).body,
    begin: (wanted: NewUpload) => node.call<UploadProgress & Problem>(person, 'POST', uploads, wanted),
    cancel: (id: string) => node.call<Problem | ''>(person, 'DELETE', `${uploads}/${id}`),
    async append(id: string, offset: number, content: Uint8Array = new Uint8Array()) {
      const headers = { authorization, 'content-type': 'application/octet-stream' }
      const init = { method: 'PATCH', headers, body: content } as RequestInit
      const response = await fetch(`${url}${uploads}/${id}?offset=${offset}`, init)
      return { status: response.status, body: (await response.json()) as UploadProgress & Problem }
    },
    /** Announces all of the content, sends less, and disconnects once `seen` says so. */
    async cutAppend(id: string, { offset, content, sent }: Cut, seen: () => Promise<boolean>) {
      const headers = {
        authorization,
        'content-type': 'application/octet-stream',
        'content-length': content.length,
      }
      const address = `${url}${uploads}/${id}?offset=${offset}`
      const sending = request(address, { method: 'PATCH', headers }).on('error', () => undefined)
      sending.write(content.subarray(0, sent))
      while (!(await seen()));
      sending.destroy()
    },
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The number of stored pieces, of everyone or of one person. */
export async function countPieces({ pool }: TestDatabase, ownerId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from file_pieces where owner_id = $1', [
    ownerId,
  ])
  return rows[0]?.n ?? 0
}
