import type { Occurrence } from '../../contract.ts'

/** The kind of event is left out where the calendar is called the same. */
export function placeWords(
  { type, priority, done }: Pick<Occurrence, 'type' | 'priority' | 'done'>,
  calendar = '',
): string {
  const kind = calendar.toLowerCase() === type ? '' : type
  return [calendar, kind, priority && `${priority} priority`, done && 'done'].filter(Boolean).join(', ')
}
