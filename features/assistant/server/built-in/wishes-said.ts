import { emptyDialogue } from '#foundation/language/dialogue.ts'
import type { BoundLanguage } from '#foundation/server/language.ts'
import { createReader } from './reader.ts'
import { wishesIn } from './several-wishes.ts'

type Moment = { now: Temporal.PlainDateTime; zone: string }

/** The wishes in a message that begins a conversation, as they are carried out one after the other. */
export function wishesSaid(
  message: string,
  languages: readonly BoundLanguage[],
  { now, zone }: Moment,
): readonly string[] {
  const scene = { now, today: now.toPlainDate(), context: { commands: [], zone }, before: [], dialogue: emptyDialogue }
  return wishesIn(message, createReader(languages), scene)
}
