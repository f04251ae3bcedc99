import { useRef, useState } from 'react'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { type AttachedFile, mostAttached, uploadMailFileRoute } from '../../contract.ts'

export type Upload = { key: string; name: string; bytes: number; sent: number; error?: string }

/** Sends files to the server, each with its progress; what has arrived is handed to `onArrived`. */
export function useUploads(onArrived: (file: AttachedFile) => void) {
  const { client } = useSession()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const change = (key: string, to: Partial<Upload>): void =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const drop = (key: string): void => setUploads((before) => before.filter((each) => each.key !== key))

  async function upload(file: File): Promise<void> {
    const key = crypto.randomUUID()
    const name = file.name.slice(0, 200) || 'File'
    setUploads((before) => [...before, { key, name, bytes: file.size, sent: 0 }])
    if (file.size > mostAttached) return change(key, { error: 'Larger than 25 MB' })
    const stop = new AbortController()
    stops.current.set(key, stop)
    try {
      const query = { name, type: file.type }
      const onProgress = (sent: number): void => change(key, { sent })
      onArrived(await client.upload(uploadMailFileRoute, { query }, file, { signal: stop.signal, onProgress }))
      drop(key)
    } catch (error) {
      if (!stop.signal.aborted) change(key, { error: sentenceOf(error instanceof Error ? error : new Error()) })
    } finally {
      stops.current.delete(key)
    }
    return undefined
  }
  return {
    uploads,
    add: (files: Iterable<File>) => {
      for (const file of files) void upload(file)
    },
    cancel: (key: string) => {
      stops.current.get(key)?.abort()
      drop(key)
    },
  }
}
