import { onlineManager } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { statusOf } from '#foundation/web/http/problem.ts'
import { mayPass, pauseBefore } from '#foundation/web/http/query-client.ts'
import {
  appendUploadRoute,
  beginUploadRoute,
  cancelUploadRoute,
  fileTooLarge,
  mostFileBytes,
  uploadFileRoute,
  type UploadProgress,
} from '../contract.ts'

/** How far a file is. It waits while the server cannot be reached. */
export type Progress = { sent: number; isWaiting: boolean }

type Sending = {
  /** The id of the file, so that sending twice stores one. */
  id: string
  folder?: string | undefined
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** In bytes. Larger files are sent in several requests of this size. */
const mostAtOnce = 8 * 1024 * 1024
/** After so many failures without progress, the person decides. */
const mostFailures = 10

/** Why an upload stopped: the person wants to go on later, so what has arrived stays. */
export class Paused extends Error {
  override name = 'Paused'
}

export function isInPieces({ size }: Blob): boolean {
  return size > mostAtOnce
}

/** Returns the activity by which the file can be undone, unless that answer was lost. */
export async function sendFile(client: Client, file: File, sending: Sending): Promise<string | null> {
  const { id, folder, signal, onProgress } = sending
  signal.throwIfAborted()
  if (file.size > mostFileBytes) throw new Failure('too-large', fileTooLarge)
  if (isInPieces(file)) return sendInPieces(client, file, sending)
  const query = { chosen: id, name: file.name, type: file.type, ...(folder !== undefined && { folder }) }
  const told = (sent: number) => onProgress({ sent: Math.min(sent, file.size), isWaiting: false })
  return (await client.upload(uploadFileRoute, { query }, file, { signal, onProgress: told })).activity
}

/** Goes on by itself after a lost connection or a restart of the server. Cancelling deletes what has arrived. */
async function sendInPieces(client: Client, file: File, sending: Sending): Promise<string | null> {
  const { id, signal, onProgress } = sending
  let arrived = 0
  let failures = 0
  const hearArrived = (now: number): void => {
    if (now > arrived) failures = 0
    arrived = now
    onProgress({ sent: now, isWaiting: false })
  }
  for (;;) {
    try {
      return await goOn(client, file, sending, hearArrived)
    } catch (error) {
      if (signal.aborted && !(signal.reason instanceof Paused)) await cancelSent(client, id)
      signal.throwIfAborted()
      if (!(error instanceof Failure) || !passes(error)) throw error
      // As long as no server answers at all, it may be away for long.
      if (failures >= mostFailures && statusOf(error) !== undefined) throw error
      onProgress({ sent: arrived, isWaiting: error.code !== 'out-of-date' })
      await untilBack(pauseBefore(failures, error), signal)
      failures += 1
    }
  }
}

/** Beginning again says how far it is. */
async function goOn(
  client: Client,
  file: File,
  { id, folder, signal, onProgress }: Sending,
  onArrived: (arrived: number) => void,
): Promise<string | null> {
  const { name, type, size: bytes, lastModified } = file
  const modified = new Date(lastModified).toISOString()
  const body = { id, name, type, bytes, modified, ...(folder !== undefined && { folder }) }
  signal.throwIfAborted()
  // Not aborted: a request that is on its way could begin what was just cancelled.
  let progress: UploadProgress = await client.call(beginUploadRoute, { body })
  while (!progress.file) {
    signal.throwIfAborted()
    const offset = progress.arrived
    onArrived(offset)
    const piece = file.slice(offset, offset + mostAtOnce)
    const told = (sent: number) => onProgress({ sent: offset + Math.min(sent, piece.size), isWaiting: false })
    progress = await whileOnline(signal, (stop) =>
      client.upload(appendUploadRoute, { params: { id }, query: { offset } }, piece, {
        signal: stop,
        onProgress: told,
      }),
    )
  }
  onArrived(bytes)
  return progress.activity
}

/** What cannot be cancelled now is listed among the unfinished uploads. */
async function cancelSent(client: Client, id: string): Promise<void> {
  await client.call(cancelUploadRoute, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
  })
}

/** A request on a dead connection would fail only after minutes. */
async function whileOnline<T>(signal: AbortSignal, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const away = new AbortController()
  const forget = onlineManager.subscribe((isOnline) => {
    if (!isOnline) away.abort(new Failure('unavailable', 'The connection was lost.'))
  })
  return work(AbortSignal.any([signal, away.signal])).finally(forget)
}

function passes(error: Failure): boolean {
  return mayPass(error) || error.code === 'out-of-date' || error.code === 'too-many-requests'
}

/** Ends when the connection is back, and after a while in any case. */
async function untilBack(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const forget = onlineManager.subscribe((isOnline) => isOnline && resolve())
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise.finally(forget)
  clearTimeout(timer)
}
