/** Those whose name has every one of these words in it. */
export function matching<File extends { name: string; deleted: boolean }>(
  files: readonly File[],
  words: string,
): File[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean)
  return files.filter(({ name, deleted }) => {
    const lower = name.toLowerCase()
    return !deleted && sought.every((word) => lower.includes(word))
  })
}
