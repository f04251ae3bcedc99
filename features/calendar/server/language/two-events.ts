import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { BesideWish, NewWish, SwapWish } from '../../language/wish.ts'
import { besideOf, besides, madeOf, withGuests } from './booking.ts'
import { carryOut, createEvent, swapped } from './changing.ts'
import { interval } from './offers.ts'
import * as words from './wording.ts'

export function beside(turn: Turn, wish: BesideWish): Move {
  if (wish.target.all) return besideAll(turn, wish)
  const invited = newBeside(turn, wish)
  if ('kind' in invited) return invited
  const made = madeOf(invited)
  return 'draft' in made ? call(createEvent, made.draft) : say(words.unread)
}

/** What stands beside another event as what it is itself, with its guests. */
export function newBeside(turn: Turn, wish: BesideWish): NewWish | Move {
  const made = besideOf(turn, wish)
  if ('kind' in made) return made
  const { people = [], invites = false } = wish.guests ?? {}
  const said = { title: made.draft.title, people: [...people], when: interval(made.span) }
  const leadsUp = wish.side === 'before'
  return withGuests(turn, { do: 'create', said, people: wish.people, find: undefined, focus: false, invites, leadsUp })
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
