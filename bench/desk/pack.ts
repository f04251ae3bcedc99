/** One case of a pack; input and expectation are in the pack's own format. */
export type DeskCase = { id: string; pack?: string; kind: string; input: unknown; file?: string }

export type DeskPack = (one: DeskCase, folder: string) => Promise<unknown>

/** A case we do not claim to answer, counted apart from wrong ones. */
export class Unclaimed extends Error {
  override name = 'Unclaimed'
}
