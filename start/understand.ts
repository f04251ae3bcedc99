import { parseArgs } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { wishesSaid } from '#features/assistant/server/index.ts'
import { explain } from '#foundation/language/explain.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'
import { createUnderstanding } from '#foundation/language/understanding.ts'
import { learnedFrom } from '#foundation/server/learned.ts'
import type { Scene } from '#foundation/language/pieces/piece.ts'
import { languages } from './languages.ts'

/** `npm run understand -- "<words>" [--now 2026-11-20T14:32] [--zone Europe/Vienna]` */
export function runUnderstand(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { now: { type: 'string' }, zone: { type: 'string' } },
  })
  const message = positionals.join(' ')
  if (message === '') throw new Failure('invalid', 'Say what to understand: npm run understand -- "undo that"')
  process.stdout.write(`${understood(message, values)}\n`)
}

export function understood(message: string, at: { now?: string | undefined; zone?: string | undefined }): string {
  const zone = at.zone ?? Temporal.Now.timeZoneId()
  const now = at.now === undefined ? Temporal.Now.plainDateTimeISO(zone) : Temporal.PlainDateTime.from(at.now)
  const wishes = wishesSaid(message, languages, { now, zone })
  if (wishes.length === 1) return explained(message, { now, zone })
  return wishes.map((wish) => `wish      ${wish}\n${explained(wish, { now, zone })}`).join('\n\n')
}

function explained(message: string, scene: Scene): string {
  const words = languages.map(({ language }) => language)
  const own = languages.flatMap(
    ({ reads }) => reads?.(message, { ...scene, before: [], dialogue: emptyDialogue }) ?? [],
  )
  const read = own.map(
    ({ intent, sure, wish }) => `reader    ${intent}${sure ? ', surely' : ''}: ${JSON.stringify(wish)}`,
  )
  const scores = learnedFrom(languages.flatMap(({ weights }) => weights ?? []))
  const learned = (text: string) => scores(wordsOf(text))
  const understand = createUnderstanding(
    words,
    (text) => new Map(learned(text).map(({ intent, score }) => [intent.slice(intent.indexOf('/') + 1), score])),
  )
  return [...read, explain(message, { understand, languages: words, scene, learned })].join('\n')
}
