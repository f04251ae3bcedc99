import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

const path = '/assistant/settings/connections'

/** A settings page, and where providers of accounts send people back to. */
export const connectionSettingsPages: Page[] = [
  { path, file: 'features/connections/web/connections-page.tsx' },
  { path: `${path}/callback`, file: 'features/connections/web/callback-page.tsx' },
]

export const connectionsPlugs = {
  connectAt: path,
  settings: [
    { path, group: 'sources', label: 'Connections', words: 'accounts elsewhere mail imap add mailbox password' },
  ],
} satisfies WebPlugs
