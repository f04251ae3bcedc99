import type { Place } from '#foundation/contract/passage.ts'

/** One paragraph, heading or row, as a reader finds it. */
export type Block = {
  kind: 'heading' | 'text' | 'row'
  text: string
  place?: Place
  /** Of a heading: 1 is the outermost. */
  level?: number
}

/** What is counted while a file is read. */
export type Unit = 'pages' | 'slides' | 'sheets' | 'parts'

/**
 * What was read at a time. `done` rises with every step, and is the same for the same step when a file is read anew: what
 * has been stored of it is not stored again.
 */
export type Step = { done: number; most: number; blocks: Block[] }

/** What is known of a file as a whole. */
export type Summary = {
  title?: string | undefined
  /** What is to be said although it was read, such as pages without text. */
  note?: string | undefined
}

export type Source = {
  bytes: Uint8Array
  name: string
  /** So many steps are stored already; a reader may skip them, and what it gives of them is dropped. */
  from: number
}

/** Gives the file step by step. */
export type Read = (source: Source) => AsyncGenerator<Step, Summary, undefined>

export type Reader = { unit: Unit; read: Read }

/** A reader that has all blocks at once gives them in steps of this size. */
const stepBlocks = 500

export function* inSteps(blocks: readonly Block[]): Generator<Step, void, undefined> {
  const most = Math.max(1, Math.ceil(blocks.length / stepBlocks))
  for (let done = 1; done <= most; done += 1)
    yield { done, most, blocks: blocks.slice((done - 1) * stepBlocks, done * stepBlocks) }
}
