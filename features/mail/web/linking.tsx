import { useState } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import type { MenuItem } from '#foundation/web/design/menu.tsx'
import type { ThreadRow } from '../contract.ts'
import { useActs } from './acts.tsx'
import { subjectOf } from './row-words.ts'

/** Links a thread to what is there already, such as a task; the dialog is drawn beside the menu. */
export function useLinking(thread: ThreadRow | undefined) {
  const { attempt } = useActs()
  const { linking } = useBeside()
  const [linked, setLinked] = useState<ThreadRow>()
  const items: readonly MenuItem[] = linking && thread ? [{ label: linking.label, run: () => setLinked(thread) }] : []
  const dialog = linking && linked && (
    <linking.Dialog
      thing={{ kind: 'mail', id: linked.id, title: subjectOf(linked) }}
      onLink={(action, input) => void attempt(action, input)}
      onClose={() => setLinked(undefined)}
    />
  )
  return { items, dialog }
}
