/** The address that other apps share to, named in the manifest. */
export const sharedPath = '/assistant/shared'

/** A page asks the worker for shared content, which is handed over once. */
export const sharedAsk = 'shared/ask'
export type SharedWords = { type: 'shared/words'; words: string }

export function sharedWordsIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'shared/words') return undefined
  return 'words' in data && typeof data.words === 'string' ? data.words : undefined
}
