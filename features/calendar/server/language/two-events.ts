import { call, type Move, type Turn } from '#foundation/server/language.ts'
import type { BesideWish, SwapWish } from '../../language/wish.ts'
import { besideOf, besides } from './booking.ts'
import { carryOut, createEvent, swapped } from './changing.ts'

export function beside(turn: Turn, wish: BesideWish): Move {
  if (wish.target.all) return besideAll(turn, wish)
  const made = besideOf(turn, wish)
  return 'kind' in made ? made : call(createEvent, made.draft)
}

/** “For every client call tomorrow keep 15 minutes before it”. */
function besideAll(turn: Turn, wish: BesideWish): Move {
  const made = besides(turn, wish)
  return 'kind' in made
    ? made
    : carryOut(
        made.drafts.map((event) => ({ do: 'create', event })),
        titleOf(turn),
      )
}

export function swap(turn: Turn, wish: SwapWish): Move {
  const made = swapped(turn, wish)
  return 'kind' in made ? made : carryOut(made.steps, titleOf(turn))
}

export function titleOf({ parts }: Turn): string {
  const text = parts.sentence.replaceAll(/\s+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
