import { z } from 'zod'
import type { Done, Wish } from './outbox.ts'

const revised = z.looseObject({ revision: z.int() })

/**
 * What was done after an earlier change of the same thing, on the same sight of it, is based on what that change left.
 * `which` is the field of the inputs that names the thing, `thing` the field of the answers that has it as it is now.
 */
export function rebasedBy({ which, thing }: { which: string; thing: string }): NonNullable<Wish['rebased']> {
  return (input: unknown, { input: sent, outcome }: Done) => {
    const [later, earlier] = [revised.safeParse(input).data, revised.safeParse(sent).data]
    const left = revised.safeParse(outcome.answer?.[thing]).data
    if (!later || !earlier || !left) return input
    const isSame = later[which] === earlier[which] && later.revision === earlier.revision
    return isSame ? { ...later, revision: left.revision } : input
  }
}
