import Bell from 'lucide-react/icons/bell'
import BellPlus from 'lucide-react/icons/bell-plus'
import { useNavigate } from 'react-router'
import { errandOf, wordsErrand } from '#foundation/web/errand.ts'
import { arrive } from '#foundation/web/late.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSeen } from './seen.ts'

const page = '/assistant/reminders'

const loadReader = async () => (await import('./understood.ts')).readTyped

/** Pages of reminders, and a sentence that begins with “remind” as a new one. */
export function useRemindersPalette(): PaletteSource {
  const navigate = useNavigate()
  const seen = useSeen()
  function addition(question: string, understood?: string): PaletteEntry[] {
    if (!/^remind /iu.test(question)) return []
    return [
      {
        id: 'reminders-add',
        group: 'Add',
        label: question,
        ...(understood !== undefined && { detail: understood }),
        path: 'Reminders',
        icon: <BellPlus />,
        last: 1,
        meant: 'ordered',
        run: () => void navigate(page, { state: errandOf(wordsErrand.name, question) }),
      },
    ]
  }
  return {
    key: 'reminders',
    entries: [
      {
        id: 'reminders',
        group: 'Go to',
        label: 'Reminders',
        words: 'coming remind snooze stop',
        icon: <Bell />,
        run: () => void navigate(page),
      },
      {
        id: 'reminders-new',
        group: 'Do',
        label: 'New reminder',
        words: 'remind me set create',
        path: 'Reminders',
        icon: <BellPlus />,
        run: () => void navigate(`${page}?new`),
      },
    ],
    suggest: (question) => addition(question),
    async find(question) {
      if (addition(question).length === 0) return []
      const read = await arrive(loadReader)
      return addition(question, read(question, seen).understood)
    },
  }
}
