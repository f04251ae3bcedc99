import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidFacts } from '../wish.ts'
import { factsBehind, factsIn } from './details.ts'

type Slots = { more?: string; place?: string; how?: SaidFacts['priority'] }

/** “Turn that into a high priority task for Wednesday”: what is said there belongs to the task. */
export function adoptedFacts({ more = '', place, how }: Slots, wording: Wording): SaidFacts {
  return {
    ...factsBehind(more, wording).facts,
    ...factsIn(more, wording).facts,
    ...(how && { priority: how }),
    ...(place !== undefined && { list: place }),
  }
}
