import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Repeated, When } from '#foundation/time/words/when.ts'
import { type Piece, type Scene, spanOf } from './piece.ts'

/** A time of any precision: “3pm”, “tomorrow morning”, “next week”. */
export const time: Piece<When> = {
  name: 'time',
  read: ({ message, tokens }, scene) =>
    readTimes(message, wordingOf(scene)).flatMap((when) => spanOf(tokens, when.at, when.until, when)),
}

/** How long: “45 minutes”. */
export const length: Piece<Temporal.Duration> = {
  name: 'length',
  read: ({ message, tokens }) =>
    readLengths(message).flatMap(({ at, until, duration }) => spanOf(tokens, at, until, duration)),
}

/** How often: “every other Monday until March”. */
export const repetition: Piece<Repeated> = {
  name: 'repetition',
  read: ({ message, tokens }, scene) => {
    const repeated = readRepetition(message, wordingOf(scene))
    return repeated ? spanOf(tokens, repeated.at, repeated.until, repeated) : []
  },
}

function wordingOf({ now, zone }: Scene) {
  return { now, zone, dateOrder: dateOrderOf(zone) }
}
