import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

/** What is asked of the calendar from elsewhere, such as the palette. It travels with the way there and is done once. */
const calendarCommand = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['create', 'today', 'day', 'week', 'month', 'agenda', 'import', 'zone', 'print']) }),
  z.object({ do: z.literal('add'), words: z.string() }),
])
export type CalendarCommand = z.infer<typeof calendarCommand>

const travelling = z.object({ calendarCommand })

export function stateOf(command: CalendarCommand): { calendarCommand: CalendarCommand } {
  return { calendarCommand: command }
}

/** Does what was asked on the way here. It is taken out of the history first, so that going back does not do it again. */
export function useCommand(run: (command: CalendarCommand) => void): void {
  const { state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const carryOut = useEffectEvent((stored: unknown) => {
    const asked = travelling.safeParse(stored)
    if (!asked.success) return
    void navigate({ pathname, search, hash }, { replace: true, state: null })
    run(asked.data.calendarCommand)
  })
  useEffect(() => carryOut(state), [state])
}
