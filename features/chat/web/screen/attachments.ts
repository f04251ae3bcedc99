import type { Attacher } from '#foundation/web/attach.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { mostReferences, type Reference } from '../../contract.ts'

/** One thing beside the words: on its way to the feature that keeps it, kept, or refused. */
export type Attachment = { id: string; state: 'sending' | 'kept' | 'failed'; sent: number; error: Error | null } & (
  | { name: string; bytes: number }
  /** Kept with an earlier version of the message. */
  | { name?: undefined }
)

/** The attachments of the message being written. */
export type Attachments = {
  list: () => readonly Attachment[]
  subscribe: (listener: () => void) => () => void
  /** Skips files beyond the limit of a message, and returns how many. */
  add: (files: readonly File[]) => number
  /** Stops what is on its way, and takes back what was kept for this message alone. */
  remove: (id: string) => void
  retry: (id: string) => void
  /** They go with the message now. */
  take: () => Reference[]
  /** These are kept by now, as those of a message that is being written anew. */
  show: (references: readonly Reference[]) => void
  /** Stops what is on its way: the message is not written any longer. */
  close: () => void
}

export type AttachmentParts = {
  attacher: Attacher | undefined
  client: Client
  newId: () => string
  warn: (message: string, cause: unknown) => void
}

type Way = { file: File; stop: AbortController; sent: number; removed: boolean; takeBack?: () => Promise<void> }
type Self = AttachmentParts & { list: readonly Attachment[]; ways: Map<string, Way>; listeners: Set<() => void> }

export function createAttachments(parts: AttachmentParts): Attachments {
  const self: Self = { ...parts, list: [], ways: new Map(), listeners: new Set() }
  return {
    list: () => self.list,
    subscribe(listener) {
      self.listeners.add(listener)
      return () => self.listeners.delete(listener)
    },
    add: (files) => add(self, files),
    remove: (id) => remove(self, id),
    retry(id) {
      const way = self.ways.get(id)
      if (way) void send(self, id, way.file)
    },
    take: () => take(self),
    show: (references) => set(self, references.map(keptOf)),
    close: () => self.ways.forEach(giveUp),
  }
}

function add(self: Self, files: readonly File[]): number {
  const taken = files.slice(0, Math.max(0, mostReferences - self.list.length))
  for (const file of taken) {
    const id = self.newId()
    const { name, size: bytes } = file
    set(self, [...self.list, { id, name, bytes, state: 'sending', sent: 0, error: null }])
    void send(self, id, file)
  }
  return files.length - taken.length
}

async function send(self: Self, id: string, file: File): Promise<void> {
  const way: Way = { file, stop: new AbortController(), sent: 0, removed: false }
  self.ways.set(id, way)
  change(self, id, { state: 'sending', sent: 0, error: null })
  // The headers count as well, so that more may be on its way than the file is long.
  const onProgress = (sent: number): void => {
    way.sent = Math.min(sent, file.size)
    change(self, id, { sent: way.sent })
  }
  try {
    const takeBack = await self.attacher?.keep(self.client, file, { id, signal: way.stop.signal, onProgress })
    if (takeBack) way.takeBack = takeBack
    if (way.removed) undo(self, way)
    change(self, id, { state: 'kept' })
  } catch (error) {
    // A removed upload needs no error message.
    if (!way.removed && !way.stop.signal.aborted)
      change(self, id, { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

function remove(self: Self, id: string): void {
  const way = self.ways.get(id)
  self.ways.delete(id)
  set(
    self,
    self.list.filter((each) => each.id !== id),
  )
  if (!way) return
  way.removed = true
  // What has arrived whole is kept by then, so its answer is waited for.
  if (way.sent < way.file.size) way.stop.abort()
  undo(self, way)
}

/** What is on its way is stopped, or taken back if it arrives anyway; what was kept stays with the draft of the message. */
function giveUp(way: Way): void {
  way.stop.abort()
  if (!way.takeBack) way.removed = true
}

function undo({ warn }: Self, { takeBack }: Way): void {
  takeBack?.().catch((error: unknown) => warn('An attached file was not taken back', error))
}

function take(self: Self): Reference[] {
  const { attacher, list } = self
  self.ways.clear()
  set(self, [])
  return list.flatMap(({ id, state }) => (attacher && state === 'kept' ? [{ kind: attacher.kind, id }] : []))
}

function keptOf({ id }: Reference): Attachment {
  return { id, state: 'kept', sent: 0, error: null }
}

function change(self: Self, id: string, to: Partial<Pick<Attachment, 'state' | 'sent' | 'error'>>): void {
  set(
    self,
    self.list.map((each) => (each.id === id ? { ...each, ...to } : each)),
  )
}

function set(self: Self, list: readonly Attachment[]): void {
  self.list = list
  for (const listener of self.listeners) listener()
}
