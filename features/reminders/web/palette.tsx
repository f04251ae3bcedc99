import Bell from 'lucide-react/icons/bell'
import BellPlus from 'lucide-react/icons/bell-plus'
import { useNavigate } from 'react-router'
import type { PaletteSource } from '#foundation/web/palette/source.ts'

const page = '/assistant/reminders'

export function useRemindersPalette(): PaletteSource {
  const navigate = useNavigate()
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
  }
}
