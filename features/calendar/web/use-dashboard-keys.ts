import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import type { Place } from './place.ts'

type Ways = { previous: () => void; next: () => void; today: () => void; create: () => void; go: Place['go'] }

export function useDashboardKeys({ previous, next, today, create, go }: Ways): void {
  useShortcut('t', today)
  useShortcut('k', previous)
  useShortcut('j', next)
  useShortcut('n', create)
  useShortcut('d', () => go({ show: 'day' }))
  useShortcut('w', () => go({ show: 'week' }))
  useShortcut('m', () => go({ show: 'month' }))
}
