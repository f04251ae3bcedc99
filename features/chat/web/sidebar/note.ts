import { create } from 'zustand'

/** A sentence about what was just done to a chat, with the way back, or about what did not work. */
export type Note = { words: string; kind: 'done' | 'failed'; action?: { label: string; run: () => void } }

type NoteState = {
  note: Note | undefined
  /** Tells one note from the next. */
  count: number
  /** While the sidebar is a drawer over the page, the note is shown in it. */
  inDrawer: boolean
}

export const useNote = create<NoteState>(() => ({ note: undefined, count: 0, inDrawer: false }))

export function say(note: Note): void {
  useNote.setState(({ count }) => ({ note, count: count + 1 }))
}

export function clearNote(): void {
  useNote.setState({ note: undefined })
}
