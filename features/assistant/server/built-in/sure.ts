import { momentIn } from '#foundation/language/wording/moments.ts'
import type { Context } from './context.ts'
import { isLong } from './long-message.ts'
import type { Reader } from './reader.ts'
import { type Meant, resolve, type Scene } from './resolve.ts'
import { wishesIn } from './several-wishes.ts'

/**
 * Whether a message is answered here although a model is connected: its meaning is clear to the last telling word, what
 * was learned agrees, and it is nothing that a model does better.
 */
export function isSure(message: string, reader: Reader, context: Context): boolean {
  if (isLong(message)) return false
  const scene = sceneOf(context)
  return wishesIn(message, reader, scene).every((wish) => isSureWish(wish, { reader, context, scene }))
}

type Place = { reader: Reader; context: Context; scene: Scene }

function isSureWish(message: string, { reader, context, scene }: Place): boolean {
  const meant = resolve(message, reader, scene)
  if (meant.sure !== true || (meant.unread?.length ?? 0) > 0) return false
  if (isNoToCard(meant, context)) return true
  return !reader.handsOver.has(meant.intent) && (isOurs(context) || saysAll(message, meant, { reader, scene }))
}

function sceneOf(context: Context): Scene {
  const here = momentIn(context.now, context.zone)
  const { before, dialogue } = context
  return { context, now: here.toPlainDateTime(), today: here.toPlainDate(), before, dialogue }
}

/** Whether the answer before was the built-in assistant’s own; what a model said is known to that model alone. */
function isOurs({ before }: Context): boolean {
  const last = before.findLast(({ role }) => role === 'assistant')
  return last === undefined || last.dialogue !== undefined
}

/** It means the same without anything said before it. */
function saysAll(message: string, meant: Meant, { reader, scene }: { reader: Reader; scene: Scene }): boolean {
  const alone = resolve(message, reader, { ...scene, before: [], dialogue: { open: [], shown: [], offers: [] } })
  return alone.sure === true && contentOf(alone) === contentOf(meant)
}

function contentOf({ intent, parts }: Meant): string {
  return JSON.stringify([intent, parts.text, parts.wish])
}

function isNoToCard({ intent }: Meant, context: Context): boolean {
  const { card } = context.dialogue
  return intent === 'no' && card !== undefined && card.isPast !== true && isOurs(context)
}
