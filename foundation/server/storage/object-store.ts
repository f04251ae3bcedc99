/**
 * Keeps bytes outside of the database, under keys such as `a/b/c`. What is under a key never changes: it is put again only
 * with the same bytes.
 */
export type ObjectStore = {
  /** Once this resolves, the object survives a crash. Until then it is not there, or there as a whole. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** From the byte `from` up to, but not including, `to`; without a span, all of it. `undefined`: there is none. */
  read(key: string, span?: Span): Promise<Uint8Array | undefined>
  /** Removes all objects below a folder, such as `a/b/`. Does nothing if there are none. */
  drop(folder: string): Promise<void>
  /** The objects below a folder, in the order of their keys. */
  list(folder: string): AsyncGenerator<StoredObject>
}

export type Span = { from: number; to: number }

export type StoredObject = { key: string; bytes: number; changedAt: Date }
