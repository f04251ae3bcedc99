/** One case of a pack; what it gives and expects is the pack's own. */
export type DeskCase = { id: string; kind: string; input: unknown; file?: string }

export type DeskPack = (one: DeskCase, folder: string) => Promise<unknown>

/** Nobody says that such a case can be answered: it is told apart from what is wrong. */
export class Unclaimed extends Error {
  override name = 'Unclaimed'
}
