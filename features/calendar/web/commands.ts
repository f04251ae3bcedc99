import { z } from 'zod'
import { errandOf, useErrand } from '#foundation/web/errand.ts'

/** What is asked of the calendar from elsewhere, such as the palette. */
const calendarCommand = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['create', 'today', 'day', 'week', 'month', 'agenda', 'import', 'zone', 'print']) }),
  z.object({ do: z.literal('add'), words: z.string() }),
])
export type CalendarCommand = z.infer<typeof calendarCommand>

const name = 'calendarCommand'

export function stateOf(command: CalendarCommand): Record<string, CalendarCommand> {
  return errandOf(name, command)
}

export function useCommand(run: (command: CalendarCommand) => void): void {
  useErrand(name, calendarCommand, run)
}
