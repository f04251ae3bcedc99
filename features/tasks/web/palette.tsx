import ListPlus from 'lucide-react/icons/list-plus'
import { useNavigate } from 'react-router'
import { errandOf, wordsErrand } from '#foundation/web/errand.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { addressOf } from './place.ts'

/** What was typed as a new task; the field of the view shows what is understood before it is saved. */
export function useTasksPalette(): PaletteSource {
  const navigate = useNavigate()
  return {
    key: 'tasks',
    suggest: (question) => [
      {
        id: 'tasks-add',
        group: 'Add',
        label: `Add “${question}” to your tasks`,
        icon: <ListPlus />,
        last: 1,
        run: () => void navigate(addressOf({ view: 'all' }), { state: errandOf(wordsErrand.name, question) }),
      },
    ],
  }
}
