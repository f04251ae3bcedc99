/** What one person began to write, by conversation, kept in this browser. */
export type Drafts = {
  read: (place: string) => string
  write: (place: string, text: string) => void
}

export function createDrafts(storage: Storage, personId: string): Drafts {
  const keyOf = (place: string): string => `attache draft ${personId} ${place}`
  return {
    read: (place) => storage.getItem(keyOf(place)) ?? '',
    write(place, text) {
      if (text === '') storage.removeItem(keyOf(place))
      else storage.setItem(keyOf(place), text)
    },
  }
}
