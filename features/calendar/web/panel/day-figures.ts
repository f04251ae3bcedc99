import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { overviewRoute } from '../../contract.ts'
import { daysShown } from '../grid/days.ts'

/**
 * Each day from the first to the last in figures. The month that is drawn in the panel and the days beside it mostly
 * touch, and whoever asks for both by `monthWith` shares one answer.
 */
export function useDayFigures({ from, to }: { from: string; to: string }) {
  const { client } = useSession()
  return useQuery({
    queryKey: ['calendar', 'overview', from, to],
    queryFn: ({ signal }) => client.call(overviewRoute, { query: { from, to } }, { signal }),
    // What changes is announced.
    staleTime: 5 * 60_000,
  })
}

/** The weeks of a month, with the days beside it where they are of the same month. */
export function monthWith(month: string, date: string, days: readonly string[]): { from: string; to: string } {
  const weeks = daysShown('month', month, 7)
  const all = month.slice(0, 7) === date.slice(0, 7) ? [...weeks, ...days].toSorted() : weeks
  return { from: all[0] ?? month, to: all.at(-1) ?? month }
}
