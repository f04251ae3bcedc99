import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Calendar, exportCalendarRoute, exportEventRoute, type Occurrence } from '../../contract.ts'
import { useTellFailure } from '../perform.tsx'

/** A calendar as a file that other programs read. */
export function useExportCalendar(): (calendar: Calendar) => void {
  const { client } = useSession()
  const told = useTold()
  return ({ id, name }) => told(name, () => client.download(exportCalendarRoute, { params: { id } }))
}

/** An event; of a series all of it. */
export function useExportEvent(): (occurrence: Occurrence) => void {
  const { client } = useSession()
  const told = useTold()
  return ({ event, title }) => told(title, () => client.download(exportEventRoute, { params: { id: event } }))
}

function useTold(): (name: string, read: () => Promise<Blob>) => void {
  const tellFailure = useTellFailure()
  async function run(name: string, read: () => Promise<Blob>): Promise<void> {
    try {
      save(await read(), `${nameOf(name)}.ics`)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (name, read) => void run(name, read)
}

/** What a file may be called wherever it is saved. */
function nameOf(title: string): string {
  const plain = title.replaceAll(/[\p{Cc}\p{Cf}<>:"\/\\\|?*]+/gv, ' ').trim()
  return plain.slice(0, 100).trim() || 'Calendar'
}
