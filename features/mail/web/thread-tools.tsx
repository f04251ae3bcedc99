import AlarmClock from 'lucide-react/icons/alarm-clock'
import Archive from 'lucide-react/icons/archive'
import FolderInput from 'lucide-react/icons/folder-input'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Menu, type MenuGroups, type MenuItem } from '#foundation/web/design/menu.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Mailboxes, ThreadRow } from '../contract.ts'
import type { Deed } from './deeds.ts'
import { LabelDialog } from './overlays.ts'
import { useMailboxes } from './mail.ts'
import { moreGroups } from './more-groups.ts'
import type { MailPlace } from './place.ts'

type ThreadToolsProps = {
  threads: readonly ThreadRow[]
  place: MailPlace
  onChange: (deed: Deed) => void
  onErase: () => void
  onSnooze: () => void
  /** What else can be made of them. */
  makeItems?: readonly MenuItem[]
  /** Its menus are opened by keys. */
  hasKeys: boolean
}

const nothing: readonly MenuItem[] = []

/** Everything that can be done to threads, as buttons and menus. */
export function ThreadTools({
  threads,
  place,
  onChange,
  onErase,
  onSnooze,
  makeItems = nothing,
  hasKeys,
}: ThreadToolsProps) {
  const { data } = useMailboxes()
  const [isLabelling, setLabelling] = useState(false)
  const isUnread = threads.some(({ unread }) => unread > 0)
  const { view } = place.list
  const tool = (name: 'move' | 'label') => (hasKeys ? { 'data-tool': name } : {})
  return (
    <>
      {view === 'trash' ? (
        <IconButton label="Delete for good" icon={<Trash />} title="Delete for good (#)" onClick={onErase} />
      ) : (
        <>
          {view !== 'archive' && (
            <IconButton
              label="Archive"
              title="Archive (e)"
              icon={<Archive />}
              onClick={() => onChange({ do: 'archive' })}
            />
          )}
          <IconButton label="Delete" title="Delete (#)" icon={<Trash />} onClick={() => onChange({ do: 'delete' })} />
        </>
      )}
      {view === 'snoozed' ? (
        <IconButton label="Back to the inbox now" icon={<Inbox />} onClick={() => onChange({ do: 'wake' })} />
      ) : (
        <IconButton label="Snooze" title="Snooze (h)" icon={<AlarmClock />} onClick={onSnooze} />
      )}
      <IconButton
        label={isUnread ? 'Mark as read' : 'Mark as unread'}
        title={isUnread ? 'Mark as read (u)' : 'Mark as unread (u)'}
        icon={isUnread ? <MailOpen /> : <Mail />}
        onClick={() => onChange({ do: 'read', read: isUnread })}
      />
      <Menu
        align="end"
        trigger={<IconButton {...tool('move')} label="Move to a folder" title="Move (v)" icon={<FolderInput />} />}
        groups={folderGroups(threads, data, onChange)}
      />
      <Menu
        align="end"
        trigger={<IconButton {...tool('label')} label="Label" title="Label (l)" icon={<Tag />} />}
        groups={labelGroups(threads, data, onChange, () => setLabelling(true))}
      />
      <Menu
        align="end"
        trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
        groups={[...moreGroups(threads, place, onChange), makeItems].filter((group) => group.length > 0)}
      />
      {isLabelling && (
        <LabelDialog
          onLabel={(label) => onChange({ do: 'label', add: [label], remove: [] })}
          onClose={() => setLabelling(false)}
        />
      )}
    </>
  )
}

type Change = (deed: Deed) => void

/** Folders of the account, if all threads are of one. */
function folderGroups(threads: readonly ThreadRow[], data: Mailboxes | undefined, onChange: Change): MenuGroups {
  const accounts = new Set(threads.map(({ account }) => account))
  const [only] = accounts
  const folders = accounts.size === 1 ? (data?.accounts.find(({ id }) => id === only)?.folders ?? []) : []
  const targets = folders.filter(({ role }) => role !== 'drafts' && role !== 'sent')
  if (targets.length === 0)
    return [[{ label: 'These threads are in different mailboxes', run: () => undefined, disabled: true }]]
  return [
    targets.map(({ id, name, role }) => ({
      label: visible(name),
      run: () => onChange({ do: 'move', folder: id, role }),
    })),
  ]
}

function labelGroups(
  threads: readonly ThreadRow[],
  data: Mailboxes | undefined,
  onChange: Change,
  onNew: () => void,
): MenuGroups {
  const known = (data?.labels ?? []).map(({ name }) => ({
    label: threads.every(({ labels }) => labels.includes(name)) ? `Remove ${visible(name)}` : visible(name),
    run: () =>
      onChange(
        threads.every(({ labels }) => labels.includes(name))
          ? { do: 'label', add: [], remove: [name] }
          : { do: 'label', add: [name], remove: [] },
      ),
  }))
  const groups: MenuGroups = [known, [{ label: 'New label…', run: onNew }]]
  return groups.filter((group) => group.length > 0)
}
