import type { Activity } from '#features/activity/contract.ts'
import type { Shown } from '#features/site/web/index.ts'
import type { Parts } from './parts.ts'

type TurnsProps = { shown: readonly Shown[]; activities: Readonly<Record<string, Activity>>; parts: Parts }

/** A conversation up to the current point. */
export function Turns({ shown, activities, parts: { ShownQuestion, ShownAnswer, ShownActivity } }: TurnsProps) {
  return shown.map(({ turn, text, steps, card, writing }, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- what was said stays in its place
    if (turn.who === 'person') return <ShownQuestion key={at}>{text}</ShownQuestion>
    const activity = card && turn.card !== undefined ? activities[turn.card] : undefined
    return (
      <ShownAnswer
        // oxlint-disable-next-line react/no-array-index-key -- what was said stays in its place
        key={at}
        steps={stepsOf(turn.steps.slice(0, steps), text === '' && writing)}
        text={text}
        writing={writing}
      >
        {activity && <ShownActivity activity={activity} />}
      </ShownAnswer>
    )
  })
}

function stepsOf(labels: readonly string[], looking: boolean) {
  return labels.map((label, at) => ({
    id: label,
    label,
    state: looking && at === labels.length - 1 ? ('running' as const) : ('done' as const),
  }))
}
