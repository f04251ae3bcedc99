import type { Step } from './changing.ts'

export type AnyStep = Step | { do: 'create'; event: unknown }

/** Joins “move it to 9” and “rename it to Daily”: a second change would be refused, since the first raises the revision. */
export function inOneChange(steps: readonly AnyStep[]): AnyStep[] {
  return steps.reduce<AnyStep[]>((so, step) => {
    const at =
      step.do === 'change' ? so.findIndex((each) => each.do === 'change' && isSame(each.change, step.change)) : -1
    const same = so[at]
    if (step.do !== 'change' || same?.do !== 'change') return [...so, step]
    return so.with(at, { do: 'change', change: { ...same.change, ...step.change } })
  }, [])
}

type Change = Extract<Step, { do: 'change' }>['change']

/** Each list of those who come was made from the one that stands there, so two of them are not joined. */
function isSame(one: Change, other: Change): boolean {
  const bothSayWho = 'people' in one && 'people' in other
  return one.event === other.event && one.original === other.original && one.scope === other.scope && !bothSayWho
}
