import type { Turn } from '#foundation/server/language.ts'
import type { BesideWish, Wish } from '../../language/wish.ts'
import { stepsFor } from './changing.ts'
import { branchOf } from './conditional.ts'
import { lookAtKnown, wishOfKnown } from './known.ts'
import { lookAtLikely, wishOfLikely } from './likely.ts'
import { wishIn } from './frames.ts'
import { refsOf } from './mentions.ts'
import { takenBack } from './redoing.ts'
import { ruleOf } from './series-made.ts'
import { newBeside } from './two-events.ts'

/** What is spoken of from then on: what a condition came to, and of what was moved when it was before. */
export function meantFrom(whole: Turn): Wish | undefined {
  const { turn, wish: said } = cameTo(whole)
  const wish = said && withItsRule(said, whole)
  if (wish?.do === 'beside' && !wish.target.all) return asNew(turn, wish)
  if (wish?.do !== 'move' && wish?.do !== 'resize') return wish
  const earlier = turn.results.filter(({ result }) => result.kind === 'answer')
  const made = earlier.length < turn.results.length ? stepsFor({ ...turn, results: earlier }, wish) : undefined
  const event = made && 'steps' in made ? made.event : undefined
  const [was] = event ? refsOf([event]) : []
  if (!was) return wish
  const before = wishIn(turn.dialogue.did?.frame)
  const earlierWas = before?.do === 'move' || before?.do === 'resize' ? (before.first ?? before.was) : undefined
  const first = earlierWas?.id === was.id && turn.dialogue.did?.isUndone !== true ? earlierWas : undefined
  return { ...wish, was, ...(first && { first }) }
}

/** “Starting next week”, of a series that was just made: it is still spoken of as the series. */
function withItsRule(wish: Wish, { dialogue: { did } }: Turn): Wish {
  const rule = did?.isUndone === true ? undefined : ruleOf(wishIn(did?.frame))
  const isOfIt = 'target' in wish && wish.target?.it === true && wish.target.scope === 'all'
  return rule === undefined || !isOfIt ? wish : ({ ...wish, target: { ...wish.target, rule } } as Wish)
}

/** What was put beside another event is from then on what it is itself. */
function asNew(turn: Turn, wish: BesideWish): Wish {
  const results = turn.results.filter(({ result }) => result.kind === 'answer')
  const made = results.length < turn.results.length ? newBeside({ ...turn, results }, wish) : wish
  return 'kind' in made ? wish : made
}

/** What a wish with a condition came to; any other is what it came to itself. */
export function cameTo(turn: Turn): { turn: Turn; wish: Wish | undefined } {
  const wish = turn.parts.wish as Wish | undefined
  if (wish?.do === 'known') {
    const found = lookAtKnown(turn, wish)
    return { turn, wish: found && !('kind' in found) ? (wishOfKnown(found, wish) ?? wish) : wish }
  }
  if (wish?.do === 'likely') {
    const found = lookAtLikely(turn, wish)
    return { turn, wish: found && !('kind' in found) ? wishOfLikely(found, wish) : wish }
  }
  if (wish?.do === 'redo') return { turn: takenBack(turn) ?? turn, wish: wish.wish }
  if (wish?.do !== 'if') return { turn, wish }
  const branch = branchOf(turn, wish)
  return 'kind' in branch ? { turn, wish } : { turn: branch.turn, wish: branch.wish ?? wish }
}
