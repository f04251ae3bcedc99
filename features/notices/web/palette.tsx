import BellRing from 'lucide-react/icons/bell-ring'
import { useNavigate } from 'react-router'
import type { PaletteSource } from '#foundation/web/palette/source.ts'

const page = '/assistant/notices'

export function useNoticesPalette(): PaletteSource {
  const navigate = useNavigate()
  return {
    key: 'notices',
    entries: [
      {
        id: page,
        group: 'Go to',
        label: 'Notices',
        words: 'bell delivered seen',
        icon: <BellRing />,
        run: () => void navigate(page),
      },
    ],
  }
}
