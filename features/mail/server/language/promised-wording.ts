import { counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { PromiseFound } from '../../contract.ts'
import type { Promises } from '../../language/wish.ts'
import { when } from './wording.ts'

type Moment = Parameters<typeof when>[1]

export function promised(
  found: readonly PromiseFound[],
  { by, who }: Pick<Promises, 'by' | 'who'>,
  moment: Moment,
): string {
  if (found.length === 0) return nothing(by, who)
  const lines = found.map(
    ({ thread, at, who: other, text }) =>
      `${escaped(other)}, ${when(at, moment)}, ${quote(thread.subject || 'No subject')}: “${escaped(text.trim())}”`,
  )
  const what = by === 'own' ? 'You promised, in your mail' : 'Others promised, in their mail'
  return `${what} (${counted(found.length, 'sentence')}):\n\n${list(lines)}`
}

function nothing(by: Promises['by'], who: string | undefined): string {
  const whom = who === undefined ? '' : ` ${by === 'own' ? 'to' : 'of'} ${quote(who)}`
  return by === 'own'
    ? `I find no promise of yours${whom} in the mail you sent then.`
    : `I find no promise${whom} in the mail that came then.`
}
