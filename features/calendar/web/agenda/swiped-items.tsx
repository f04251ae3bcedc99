import { type ReactNode, useRef } from 'react'
import { type Swipes, useRowSwipes } from '#foundation/web/row-swipes.ts'
import type { Occurrence } from '../../contract.ts'
import { keyOf } from '../grid/pieces.ts'
import type { Edits } from '../use-edits.ts'

type SwipedItemsProps = { items: readonly Occurrence[]; edits: Edits; children: ReactNode }

/** To the right a finger does a task, to the left it deletes what is planned. */
export function SwipedItems({ items, edits, children }: SwipedItemsProps) {
  const place = useRef<HTMLDivElement>(null)
  function swipesOf(row: HTMLElement): Swipes {
    const item = items.find((each) => keyOf(each) === row.dataset['item'])
    if (!item) return {}
    const finish = { word: item.done ? 'Not done' : 'Done', leaves: false, run: () => edits.finish(item) }
    return {
      right: item.type === 'task' ? finish : undefined,
      left: { word: 'Delete', leaves: false, run: () => edits.remove(item) },
    }
  }
  useRowSwipes(place, { rows: '[data-item]', swipesOf })
  return (
    <div ref={place} data-swipes className="grid gap-8">
      {children}
    </div>
  )
}
