import type { Guess } from './learned/learned.ts'
import type { Piece, Scene } from './pieces/piece.ts'
import { commonPieces } from './pieces/pieces.ts'
import type { Reading } from './rank/rank.ts'
import type { FeatureLanguage } from './templates/language.ts'
import type { Understand } from './understanding.ts'

const mostReadings = 8
const mostScores = 5
const leastShown = 0.005

type Explaining = {
  understand: Understand
  languages: readonly FeatureLanguage[]
  scene: Scene
  /** The learned scores, best first. */
  learned?: (message: string) => readonly Guess[]
}

/** For people who want to see why a message is understood as it is: its tokens, its pieces and its readings. */
export function explain(message: string, { understand, languages, scene, learned = () => [] }: Explaining): string {
  const { verdict, readings, tokens } = understand(message, scene)
  const pieces = [...commonPieces, ...languages.flatMap(({ pieces: own = [] }) => own)]
  const shown = readings.slice(0, mostReadings)
  return [
    `tokens    ${tokens.map(({ text }) => text).join(' · ')}`,
    ...pieces.flatMap((piece) => linesOf(piece, message, tokens, scene)),
    ...learned(message)
      .filter(({ score }) => score >= leastShown)
      .slice(0, mostScores)
      .map(({ intent, score }) => `learned   ${score.toFixed(3)} ${intent}`),
    `verdict   ${verdict}`,
    ...shown.flatMap((reading) => linesOfReading(reading, tokens)),
  ].join('\n')
}

type Tokens = ReturnType<Understand>['tokens']

function linesOf(piece: Piece, message: string, tokens: Tokens, scene: Scene): string[] {
  return piece
    .read({ message, tokens }, scene)
    .map(({ at, end, value }) => `piece     ${piece.name} “${textOf(tokens, at, end)}” ${JSON.stringify(value)}`)
}

/** What each element explains, and what is left over. */
function linesOfReading({ template, cost, used, texts, unread }: Reading, tokens: Tokens): string[] {
  const why = [
    ...used.map(({ at, end, value }) => `${value} = “${textOf(tokens, at, end)}”`),
    ...texts.map(({ slot, text }) => `${slot} = “${text}”`),
  ]
  return [
    `${String(cost).padStart(6)}    ${template.intent} (${template.kind})   ${template.source}`,
    `          ${why.join(', ')}`,
    ...(unread.length === 0 ? [] : [`          unread: ${unread.map(({ text }) => text).join(', ')}`]),
  ]
}

function textOf(tokens: Tokens, at: number, end: number): string {
  return tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ')
}
