import { kindOfSentence } from '../../rules/sentence-kind.ts'
import { type Clause, clausesOf } from './clauses.ts'
import type { Reader } from './reader.ts'
import type { Meant, Scene } from './resolve.ts'

export type Resolve = (sentence: string, reader: Reader, scene: Scene) => Meant

/** “Whatever. What time is it?”: what is said beside a wish or a question does not hide it. */
export function byClause(sentence: string, reader: Reader, scene: Scene, resolve: Resolve): Meant {
  const whole = resolve(sentence, reader, scene)
  const clauses = clausesOf(sentence)
  const isRead = whole.sure === true && whole.parts.wish !== undefined
  if (clauses.length < 2 || clauses.length > mostClauses || isRead || whole.answers || whole.command) return whole
  const desk = { reader, scene, resolve }
  return behindTalk(clauses, desk) ?? (isLost(whole, reader) ? askedAmong(clauses, desk) : undefined) ?? whole
}

const mostClauses = 6

type Desk = { reader: Reader; scene: Scene; resolve: Resolve }

/** What follows small talk, a no or a thank-you is meant by itself. */
function behindTalk(clauses: readonly Clause[], { reader, scene, resolve }: Desk): Meant | undefined {
  const at = clauses.findIndex(({ text }) => !isTalkAlone(text, reader, scene))
  const next = clauses[at]
  if (at < 1 || !next?.opens) return undefined
  const meant = resolve(next.rest, reader, { ...scene, dialogue: { ...scene.dialogue, open: [] } })
  return isLost(meant, reader) ? undefined : meant
}

function isTalkAlone(text: string, reader: Reader, { now, context: { zone } }: Scene): boolean {
  const { readings } = reader.understand(text, { now, zone })
  const isRead = readings.some(({ template, unread }) => unread.length === 0 && isSmallTalk(template.intent, reader))
  return isRead || kindOfSentence(text) === 'talk'
}

/** The one question among clauses that are not understood together; nothing is done for what is only part of them. */
function askedAmong(clauses: readonly Clause[], { reader, scene, resolve }: Desk): Meant | undefined {
  const questions = clauses.flatMap(({ text, rest }) => {
    if (kindOfSentence(text) !== 'question') return []
    const meant = [text, rest].map((each) => resolve(each, reader, scene)).find((each) => onlyTells(each, reader))
    return meant ? [meant] : []
  })
  return questions.length === 1 ? questions[0] : undefined
}

function onlyTells(meant: Meant, reader: Reader): boolean {
  const { intent, parts } = meant
  if (isLost(meant, reader)) return false
  return reader.kindOf(intent) !== 'act' || reader.isQuestion(intent)?.(parts) === true
}

/** Nothing was understood that anybody could answer or do. */
function isLost({ intent, unread = [] }: Meant, reader: Reader): boolean {
  return unread.length > 0 || intent === 'chatter' || isSmallTalk(intent, reader)
}

/** Greetings, thanks, yes and no: whatever belongs to the language of talk, but for what it offers. */
function isSmallTalk(intent: string, { languageOf }: Reader): boolean {
  return languageOf(intent) === 'talk' && intent !== 'help' && intent !== 'repeat'
}
