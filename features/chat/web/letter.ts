import { z } from 'zod'
import { maxFrameBytes } from '#foundation/contract/live.ts'
import { maxMessageLength, type UserMessage } from '../contract.ts'

/** A message of the person, from the moment it was sent off until the server has it. */
export const letter = z.object({
  /** Its client_message_id. */
  id: z.string(),
  conversationId: z.string(),
  content: z.string(),
  /** The message of which it is a new version. */
  replaces: z.string().optional(),
  writtenAt: z.number(),
  /** Which tab of the browser sends it. */
  tab: z.string(),
  /** Why the server refused it; it is not sent again automatically. */
  refusal: z.string().optional(),
})
export type Letter = z.infer<typeof letter>

export function frameOf({ id, conversationId, content, replaces }: Omit<Letter, 'writtenAt' | 'tab'>): UserMessage {
  return {
    type: 'user_message',
    content,
    conversation_id: conversationId,
    client_message_id: id,
    ...(replaces !== undefined && { replaces }),
  }
}

/** Room for everything in the frame but the words. */
const envelope = 512

/** Whether the server would take it by its size. */
export function fits(content: string): boolean {
  if (content.length > maxMessageLength) return false
  const most = maxFrameBytes - envelope
  return content.length * 6 <= most || new TextEncoder().encode(JSON.stringify(content)).length <= most
}

/** The letters of one person in this browser, each under a key of its own, so that tabs do not write over each other. */
export function createLetterBox(storage: Storage, personId: string) {
  const prefix = `attache outbox ${personId} `
  return {
    all: (): Letter[] =>
      keysOf(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => read(storage.getItem(key)) ?? [])
        .toSorted((one, other) => one.writtenAt - other.writtenAt),
    put: (one: Letter): void => storage.setItem(prefix + one.id, JSON.stringify(one)),
    remove: (id: string): void => storage.removeItem(prefix + id),
    /** A change by another tab: the letter it stored, or the id of the one it removed. */
    readChange: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): Letter | string | undefined =>
      key?.startsWith(prefix) ? (read(newValue) ?? key.slice(prefix.length)) : undefined,
  }
}
export type LetterBox = ReturnType<typeof createLetterBox>

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

function read(text: string | null): Letter | undefined {
  if (text === null) return undefined
  try {
    return letter.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
