import { type ReactNode, useRef } from 'react'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { useDeeds } from '#foundation/web/acting/use-outbox.ts'
import { type Swipes, useRowSwipes } from '#foundation/web/row-swipes.ts'
import type { Notice } from '../contract.ts'
import { waitingAnswer } from './away/keeping.ts'

type SwipedNoticesProps = { current: ReadonlySet<Notice>; children: ReactNode }

/** To the right a finger finishes what a notice is about, to the left it shows until when it can be snoozed. */
export function SwipedNotices({ current, children }: SwipedNoticesProps) {
  const place = useRef<HTMLDivElement>(null)
  const { attempt } = useActing()
  const deeds = useDeeds('notices')
  function swipesOf(row: HTMLElement): Swipes {
    const notice = [...current].find(({ id }) => id === row.dataset['notice'])
    const menu = row.querySelector<HTMLElement>('[aria-haspopup=menu]')
    if (!notice || notice.answer !== null || waitingAnswer(deeds, notice.id)) return {}
    const finish = (): void => void attempt('notices.finish', { id: notice.id })
    return {
      right: notice.can_finish ? { word: 'Done', leaves: false, run: finish } : undefined,
      left: menu ? { word: 'Snooze', leaves: false, run: () => menu.click() } : undefined,
    }
  }
  useRowSwipes(place, { rows: '[data-notice]', swipesOf })
  return (
    <div ref={place} data-swipes className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {children}
    </div>
  )
}
