import { useRef, useState } from 'react'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { type AttachedFile, attachKeptFileRoute, mostAttached, uploadMailFileRoute } from '../../contract.ts'

export type Upload = { key: string; name: string; bytes: number; sent: number; error?: string }

type Brought = { name: string; bytes: number }
type Send = (sending: { signal: AbortSignal; onProgress: (sent: number) => void }) => Promise<AttachedFile>

/** Sends files to the server, each with its progress; what has arrived is handed to `onArrived`. */
export function useUploads(onArrived: (file: AttachedFile) => void) {
  const { client } = useSession()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const change = (key: string, to: Partial<Upload>): void =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const drop = (key: string): void => setUploads((before) => before.filter((each) => each.key !== key))

  async function bring({ name, bytes }: Brought, send: Send): Promise<void> {
    const key = crypto.randomUUID()
    setUploads((before) => [...before, { key, name, bytes, sent: 0 }])
    if (bytes > mostAttached) return change(key, { error: 'Larger than 25 MB' })
    const stop = new AbortController()
    stops.current.set(key, stop)
    try {
      onArrived(await send({ signal: stop.signal, onProgress: (sent) => change(key, { sent }) }))
      drop(key)
    } catch (error) {
      if (!stop.signal.aborted) change(key, { error: sentenceOf(error instanceof Error ? error : new Error()) })
    } finally {
      stops.current.delete(key)
    }
    return undefined
  }
  function upload(file: File): void {
    const name = file.name.slice(0, 200) || 'File'
    const query = { name, type: file.type }
    void bring({ name, bytes: file.size }, (sending) => client.upload(uploadMailFileRoute, { query }, file, sending))
  }
  return {
    uploads,
    add: (files: Iterable<File>) => {
      for (const file of files) upload(file)
    },
    /** The server copies a file that it keeps. */
    copy: ({ id, ...file }: Brought & { id: string }) =>
      void bring(file, ({ signal }) => client.call(attachKeptFileRoute, { body: { file: id } }, { signal })),
    cancel: (key: string) => {
      stops.current.get(key)?.abort()
      drop(key)
    },
  }
}
