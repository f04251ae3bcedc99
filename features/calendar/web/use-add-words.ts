import { Failure } from '#foundation/contract/failure.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type NewEvent, type Reading, readWordsRoute } from '../contract.ts'
import { usePerform } from './perform.tsx'

/** Makes the event that these words describe and answers its day. The same id twice makes one event. */
export function useAddWords(): (words: string, id: string) => Promise<string> {
  const { client } = useSession()
  const perform = usePerform()
  return async (words, id) => {
    // What is saved is what these words say, however quickly Enter followed them.
    const { event, understood } = await client.call(readWordsRoute, { query: { words } })
    if (!understood || event.start === null)
      throw new Failure('invalid', 'No time was found in this. Say when it is, such as “Friday 9:30”.')
    await perform('calendar.create-event', { ...wanted(event, event.start), id })
    return event.start.slice(0, 10)
  }
}

function wanted({ title, end, zone, type, location, repeat, except }: Reading['event'], start: string): NewEvent {
  const ends = end ?? Temporal.PlainDateTime.from(start).add({ hours: 1 }).toString({ smallestUnit: 'minute' })
  return { title, start, end: ends, zone, type, location, repeat, except }
}
