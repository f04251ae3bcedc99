import { type CalendarCommand, useCommand } from './commands.ts'
import type { Open } from './dialogs.tsx'
import { useTellFailure } from './perform.tsx'
import type { Place } from './place.ts'
import { useAddWords } from './use-add-words.ts'

type Ways = { place: Place; create: () => void; open: (open: Open) => void }

/** Does here what the palette asked for wherever it was opened. */
export function useDashboardCommands({ place, create, open }: Ways): void {
  const addWords = useAddWords()
  const tellFailure = useTellFailure()
  async function add(words: string): Promise<void> {
    try {
      const id = crypto.randomUUID()
      place.go({ date: await addWords(words, id), event: id })
    } catch (error) {
      tellFailure(error)
    }
  }
  useCommand((command) => {
    if (command.do === 'add') return void add(command.words)
    const ways: Record<Exclude<CalendarCommand['do'], 'add'>, () => void> = {
      create,
      today: place.goToday,
      day: () => place.go({ show: 'day' }),
      week: () => place.go({ show: 'week' }),
      month: () => place.go({ show: 'month' }),
      agenda: () => open({ kind: 'agenda', date: place.date }),
      import: () => open({ kind: 'import' }),
      zone: () => open({ kind: 'zone' }),
      print: () => print(),
    }
    return ways[command.do]()
  })
}
