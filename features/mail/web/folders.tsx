import AlarmClock from 'lucide-react/icons/alarm-clock'
import Archive from 'lucide-react/icons/archive'
import FilePen from 'lucide-react/icons/file-pen'
import Folder from 'lucide-react/icons/folder'
import Hourglass from 'lucide-react/icons/hourglass'
import Inbox from 'lucide-react/icons/inbox'
import Layers from 'lucide-react/icons/layers'
import Newspaper from 'lucide-react/icons/newspaper'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Reply from 'lucide-react/icons/reply'
import Send from 'lucide-react/icons/send'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import { type ComponentType, memo } from 'react'
import { Link } from 'react-router'
import { visible } from '#foundation/web/markdown/visible.ts'
import { type MailView, type Mailboxes, type Split, splits } from '../contract.ts'
import { useMailboxes } from './mail.ts'
import { useDrafts } from './writing/drafts.ts'
import { addressOf, isSameList, type MailList, splitNames, viewNames } from './place.ts'

type Icon = ComponentType<{ 'aria-hidden'?: boolean | 'true'; className?: string }>

const splitIcons: Record<Split, Icon> = { answer: Reply, waiting: Hourglass, newsletters: Newspaper, rest: Layers }

const viewIcons = {
  inbox: Inbox,
  starred: Star,
  snoozed: AlarmClock,
  drafts: FilePen,
  sent: Send,
  archive: Archive,
  junk: OctagonAlert,
  trash: Trash,
} satisfies Partial<Record<MailView, Icon>>

/** The lists in a column of their own. */
export function Folders({ list }: { list: MailList | undefined }) {
  return (
    <div className="w-55 shrink-0 overflow-y-auto border-r border-hairline px-3 py-5 print:hidden">
      <FolderLinks list={list} />
    </div>
  )
}

const link = (list: MailList, name: string, icon: Icon, count?: number) => ({ list, name, icon, count })

/** The parts of the inbox, the other lists, labels and folders; `list` is the current one. */
export const FolderLinks = memo(AllLinks)

function AllLinks({ list, onGo }: { list: MailList | undefined; onGo?: () => void }) {
  const { data } = useMailboxes()
  const { data: written } = useDrafts()
  const views: (keyof typeof viewIcons)[] = ['starred', 'snoozed', 'drafts', 'sent', 'archive', 'junk', 'trash']
  const groups = [
    {
      heading: undefined,
      links: [
        link({ view: 'inbox' }, viewNames.inbox, Inbox, data?.inbox.unread),
        ...splits.map((split) =>
          link({ view: 'inbox', split }, splitNames[split], splitIcons[split], data?.splits[split].threads),
        ),
      ],
    },
    {
      heading: undefined,
      links: views.map((view) =>
        link({ view }, viewNames[view], viewIcons[view], data && countOf(view, data, written?.length ?? 0)),
      ),
    },
    {
      heading: 'Labels',
      links: (data?.labels ?? []).map(({ name, unread }) => link({ view: 'label', label: name }, name, Tag, unread)),
    },
    ...(data?.accounts ?? []).map(({ id, folders, address }) => ({
      heading: data?.accounts.length === 1 ? 'Folders' : address,
      key: id,
      links: folders
        .filter(({ role }) => role === 'none')
        .map((folder) => link({ view: 'folder', folder: folder.id }, folder.name, Folder, folder.unread)),
    })),
  ]
  return (
    <nav aria-label="Mail" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ heading, links }) => (
          <div key={heading ?? links[0]?.name} className="grid grid-cols-[minmax(0,1fr)]">
            {heading !== undefined && (
              <h2 className="mb-1 truncate px-2 text-12 font-medium text-muted">{visible(heading)}</h2>
            )}
            {links.map((one) => (
              <FolderLink
                key={addressOf({ list: one.list })}
                {...one}
                current={list !== undefined && isSameList(list, one.list)}
                {...(onGo && { onGo })}
              />
            ))}
          </div>
        ))}
    </nav>
  )
}

type FolderLinkProps = {
  list: MailList
  name: string
  icon: Icon
  count: number | undefined
  current: boolean
  onGo?: () => void
}

function FolderLink({ list, name, icon: Shown, count, current, onGo }: FolderLinkProps) {
  const isPart = list.split !== undefined
  return (
    <Link
      to={addressOf({ list })}
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
      className={`flex h-8.5 items-center gap-2.5 rounded-control px-2 hover:bg-touch aria-[current=page]:bg-touch aria-[current=page]:font-medium pointer-coarse:h-11 ${isPart ? 'pl-5' : ''}`}
    >
      <Shown aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="truncate">{visible(name)}</span>
      {count !== undefined && count > 0 && (
        <span data-figures className="ml-auto pl-2 text-12 text-muted">
          {count}
        </span>
      )}
    </Link>
  )
}

/** `written`: drafts that are kept here; `drafts` are those of mail servers. */
function countOf(
  view: keyof typeof viewIcons,
  { snoozed, drafts, accounts }: Mailboxes,
  written: number,
): number | undefined {
  if (view === 'snoozed') return snoozed.threads
  if (view === 'drafts') return drafts.threads + written
  if (view !== 'junk') return undefined
  return accounts
    .flatMap(({ folders }) => folders)
    .reduce((sum, { role, unread }) => sum + (role === view ? unread : 0), 0)
}
