import type { ImportPreview } from '../../contract.ts'

/** “12 events: 10 new, 1 changed, 1 as it is already”. */
export function summary({ events, added, changed, unchanged }: ImportPreview): string {
  if (events === 0) return 'There is no event in this file that can be imported.'
  const parts = [
    ...(added > 0 ? [`${added} new`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(unchanged > 0 ? [`${unchanged} here already`] : []),
  ]
  const all = `${events} ${events === 1 ? 'event' : 'events'}: ${parts.join(', ')}.`
  return added + changed === 0 ? `${all} There is nothing to import.` : all
}
