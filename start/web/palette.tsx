import Keyboard from 'lucide-react/icons/keyboard'
import MessageCircle from 'lucide-react/icons/message-circle'
import PanelLeft from 'lucide-react/icons/panel-left'
import Settings from 'lucide-react/icons/settings-2'
import { useNavigate } from 'react-router'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { openShortcuts } from '#foundation/web/palette/open-palette.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'
import { useSidebar } from '#foundation/web/shell/use-sidebar.ts'
import { addressOf } from './view-link.ts'

/** The features' views and settings, and the frame's own commands. */
export function useFramePalette(brought: Pick<Required<WebPlugs>, 'views' | 'settings'>): PaletteSource {
  const navigate = useNavigate()
  const { collapsed, toggle } = useSidebar()
  const views = brought.views.map(({ id, path, label, words, icon: Icon }): PaletteEntry => ({
    id: `view ${id}`,
    group: 'Go to',
    label,
    ...(words !== undefined && { words }),
    icon: <Icon />,
    run: () => void navigate(addressOf({ id, ...(path !== undefined && { path }) })),
  }))
  const settings = brought.settings.map(({ path, label, paletteLabel = label, words }): PaletteEntry => ({
    id: path,
    group: 'Go to',
    label: paletteLabel,
    words,
    path: 'Settings',
    icon: <Settings />,
    onlyAsked: true,
    run: () => void navigate(path),
  }))
  const home = {
    label: 'Assistant',
    words: 'home chat',
    icon: <MessageCircle />,
    run: () => void navigate('/assistant'),
  }
  return {
    key: 'frame',
    entries: [
      { id: 'assistant', group: 'Go to', ...home },
      ...views,
      {
        id: '/assistant/settings',
        group: 'Go to',
        label: 'Settings',
        words: 'preferences options',
        icon: <Settings />,
        run: () => void navigate('/assistant/settings'),
      },
      ...settings,
      {
        id: 'sidebar',
        group: 'Do',
        label: collapsed ? 'Expand the sidebar' : 'Collapse the sidebar',
        icon: <PanelLeft />,
        onlyAsked: true,
        run: toggle,
      },
      {
        id: 'shortcuts',
        group: 'Do',
        label: 'Keyboard shortcuts',
        words: 'keys help',
        shortcut: '?',
        icon: <Keyboard />,
        onlyAsked: true,
        run: openShortcuts,
      },
    ],
  }
}
