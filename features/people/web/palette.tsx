import Contrast from 'lucide-react/icons/contrast'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import { useNavigate } from 'react-router'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { chooseTheme } from '#foundation/web/theme/theme.ts'

/** How the app looks, help, and the way out. */
export function usePersonPalette(): PaletteSource {
  const navigate = useNavigate()
  const { signOut } = useSession()
  return {
    key: 'people',
    entries: [
      ...themes.map(({ theme, ...look }) => ({
        ...look,
        id: `theme ${theme}`,
        group: 'Do',
        path: 'Appearance',
        icon: <Contrast />,
        onlyAsked: true,
        run: () => chooseTheme(theme),
      })),
      {
        id: '/help',
        group: 'Go to',
        label: 'Help Center',
        words: 'support guide questions',
        icon: <LifeBuoy />,
        onlyAsked: true,
        run: () => void navigate('/help'),
      },
      {
        id: 'log-out',
        group: 'Do',
        label: 'Log out',
        words: 'sign out leave',
        icon: <LogOut />,
        onlyAsked: true,
        run: () => void signOut(),
      },
    ],
  }
}

const themes = [
  { theme: 'light', label: 'Use light colours', words: 'theme day mode' },
  { theme: 'dark', label: 'Use dark colours', words: 'theme night mode' },
  { theme: 'system', label: 'Use the colours of this device', words: 'theme system mode' },
] as const
