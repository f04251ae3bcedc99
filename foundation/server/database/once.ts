/** However often and from wherever it is called, the work is done one time and everybody gets its result. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}
