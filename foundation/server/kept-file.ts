/** A file that a person keeps here, whoever keeps it. */
export type KeptFileContent = { name: string; type: string; bytes: number; content: AsyncIterable<Uint8Array> }

/** Reads a file of a person; fails with `not-found` if there is none. */
export type ReadKeptFile = (ownerId: string, id: string) => Promise<KeptFileContent>
