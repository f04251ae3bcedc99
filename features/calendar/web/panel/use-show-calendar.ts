import { useQueryClient } from '@tanstack/react-query'
import type { RouteAnswer } from '#foundation/contract/route.ts'
import type { Calendar, listCalendarsRoute } from '../../contract.ts'
import { calendarsKey } from '../calendars.ts'
import { usePerform, useTellFailure } from '../perform.tsx'

type Listed = RouteAnswer<typeof listCalendarsRoute>

/** Shows a calendar or hides it: seen at once, and taken back should it fail. */
export function useShowCalendar(): (calendar: Calendar, visible: boolean) => void {
  const perform = usePerform()
  const tellFailure = useTellFailure()
  const queries = useQueryClient()
  const put = (id: string, visible: boolean): void => {
    queries.setQueryData<Listed>(calendarsKey, (listed) => listed && withVisible(listed, id, visible))
  }
  async function show({ id }: Calendar, visible: boolean): Promise<void> {
    put(id, visible)
    try {
      await perform('calendar.change-calendar', { id, visible }, { quiet: true })
    } catch (error) {
      put(id, !visible)
      tellFailure(error)
    }
  }
  return (calendar, visible) => void show(calendar, visible)
}

function withVisible(listed: Listed, id: string, visible: boolean): Listed {
  return { ...listed, calendars: listed.calendars.map((one) => (one.id === id ? { ...one, visible } : one)) }
}
