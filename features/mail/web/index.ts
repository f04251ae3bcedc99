import Mail from 'lucide-react/icons/mail'
import { late, lateWithTemporal } from '#foundation/web/late.ts'
import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

const settingsAt = '/assistant/settings/mail'

/** The mailbox; its code loads with its page. */
export const mailPlugs = {
  views: [
    {
      id: 'mail',
      path: '/assistant/mail',
      label: 'Mail',
      icon: Mail,
      words: 'inbox e-mail messages',
      underMore: true,
      Count: late(async () => (await import('./unread-count.tsx')).UnreadCount),
    },
  ],
  palette: [async () => (await import('./palette.tsx')).useMailPalette],
  home: [
    {
      name: 'mail',
      heeds: (type) => type === 'mail/changed',
      read: async (client, signal) => (await import('./home/read-home.ts')).readHome(client, signal),
    },
  ],
  samples: [{ load: 'mail.load-sample', remove: 'mail.remove-sample' }],
  things: [
    { kind: 'mail', noun: 'a mail', find: async (...asked) => (await import('./find-mails.ts')).findMails(...asked) },
  ],
  paths: { mail: (_client, id) => `/assistant/mail?list=all&thread=${id}` },
  activityKinds: { mail: 'Mail' },
  settings: [
    {
      path: settingsAt,
      group: 'sources',
      label: 'Writing mail',
      words: 'signature greeting closing style hold undo send',
    },
  ],
} satisfies WebPlugs

/** They stand among the settings. */
export const mailSettingsPages: Page[] = [{ path: settingsAt, file: 'features/mail/web/manners-page.tsx' }]

/** Within the home, below its tabs. */
export const mailPages: Page[] = [{ path: '/assistant/mail', file: 'features/mail/web/mail-page.tsx' }]

/** Threads that an answer named. */
export const MailListCard = lateWithTemporal(async () => (await import('./mail-list-card.tsx')).MailListCard)

/** A draft in a chat, to be changed, copied and opened in a mail program. */
export const MailDraftCard = late(async () => (await import('./drafts/draft-card.tsx')).DraftCard)
