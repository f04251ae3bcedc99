import Contrast from 'lucide-react/icons/contrast'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings-2'
import { useNavigate } from 'react-router'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { chooseTheme } from '#foundation/web/theme/theme.ts'

/** The pages of the settings, how the app looks, help, and the way out. */
export function usePersonPalette(): PaletteSource {
  const navigate = useNavigate()
  const { signOut } = useSession()
  return {
    key: 'people',
    entries: [
      {
        id: settings,
        group: 'Go to',
        label: 'Settings',
        words: 'preferences options',
        icon: <Settings />,
        run: () => void navigate(settings),
      },
      ...pages.map(({ path, ...page }) => ({
        ...page,
        id: path,
        group: 'Go to',
        path: 'Settings',
        icon: <Settings />,
        run: () => void navigate(path),
      })),
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

const settings = '/assistant/settings'

const pages = [
  { path: `${settings}/profile`, label: 'Profile', words: 'name zone working hours', onlyAsked: true },
  { path: `${settings}/time`, label: 'Time', words: 'clock 24 12 hours date week language', onlyAsked: true },
  { path: `${settings}/appearance`, label: 'Appearance', words: 'theme dark light', onlyAsked: true },
  { path: `${settings}/assistant`, label: 'Assistant settings', words: 'model policy prices', onlyAsked: true },
  { path: `${settings}/memory`, label: 'Memory', words: 'facts remember forget', onlyAsked: true },
  { path: `${settings}/what-left`, label: 'What left', words: 'model calls cost privacy', onlyAsked: true },
  { path: `${settings}/plan`, label: 'Plan', words: 'price premium free', onlyAsked: true },
  { path: `${settings}/security`, label: 'Security', words: 'sessions devices password', onlyAsked: true },
  { path: `${settings}/data`, label: 'Data', words: 'export delete account usage', onlyAsked: true },
]

const themes = [
  { theme: 'light', label: 'Use light colours', words: 'theme day mode' },
  { theme: 'dark', label: 'Use dark colours', words: 'theme night mode' },
  { theme: 'system', label: 'Use the colours of this device', words: 'theme system mode' },
] as const
