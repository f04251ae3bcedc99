import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Said } from './skills/skill.ts'

/** What the built-in assistant knows before it reads a word: everything else it looks up by its tools. */
export type Context = {
  now: Date
  /** The person's IANA zone. */
  zone: string
  name: string
  conversationId: string
  /** Words that messages may begin with, of the actions that are registered: `/note` → notes.add-note, field `text`. */
  commands: readonly { word: string; tool: string; field: string; hint: string }[]
  /** What was said before the message. */
  before: readonly Said[]
  /** What those messages left open, showed and did, as of now. */
  dialogue: Dialogue
  /** Told what this answer leaves, whenever more of it is known. */
  keep?: (dialogue: Dialogue) => void
  /** Told how the message was understood: as an order, or as small talk or a question. */
  hear?: (isOrder: boolean) => void
}
