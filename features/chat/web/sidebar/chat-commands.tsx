import MessageCircle from 'lucide-react/icons/message-circle'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import { PaletteHost } from '#foundation/web/palette/palette-host.tsx'
import { ShortcutsDialog } from '#foundation/web/palette/shortcuts-dialog.tsx'
import type { Conversation, Found, Passage } from '../../contract.ts'
import { useConversations, useHearConversations } from '../conversations.ts'
import { visible } from '../markdown/visible.ts'
import { titleOf } from './listing.ts'
import { clearNote } from './note.ts'
import { NoteStrip } from './note-strip.tsx'
import { addressOf, useFound } from './use-search.ts'
import { useNewChat } from './use-new-chat.ts'

type ChatCommandsProps = {
  entries: readonly PaletteEntry[]
  /** The palette is asked for the first time. */
  onPalette?: () => void
}

/** What the keyboard can do wherever one is, and what keeps the list of chats in step. Stands once beside the pages. */
export function ChatCommands({ entries, onPalette }: ChatCommandsProps) {
  useHearConversations()
  const { begin } = useNewChat()
  useShortcut('mod+shift+o', begin)
  useEffect(() => clearNote, [])
  return (
    <>
      <Palette entries={entries} onFirst={onPalette} onNewChat={begin} />
      <ShortcutsDialog shortcuts={shortcuts} />
      <NoteStrip />
    </>
  )
}

const shortcuts = [
  { shortcut: 'mod+k', does: 'Go to, search or do' },
  { shortcut: 'mod+shift+o', does: 'New chat' },
  { shortcut: 'enter', does: 'Send the message' },
  { shortcut: 'shift+enter', does: 'Begin a new line' },
  { shortcut: '/', does: 'Commands, in an empty message' },
  { shortcut: 'f2', does: 'Rename the chat, in the list' },
  { shortcut: 'delete', does: 'Delete the chat, in the list' },
  { shortcut: '?', does: 'These shortcuts' },
]

type PaletteProps = {
  entries: readonly PaletteEntry[]
  onFirst: (() => void) | undefined
  onNewChat: () => void
}

function Palette({ entries, onFirst, onNewChat }: PaletteProps) {
  const [question, setQuestion] = useState('')
  const navigate = useNavigate()
  const { listed } = useConversations()
  const { data: found, isFetching } = useFound(question)
  const go = (address: string) => () => void navigate(address)
  // The search finds the others by their titles, too.
  const chats = [...(listed?.pinned ?? []), ...(listed?.recent ?? [])].slice(0, question === '' ? 7 : 100)
  const all: PaletteEntry[] = [
    { id: 'assistant', group: 'Go to', label: 'Assistant', icon: <MessageCircle />, run: go('/assistant') },
    ...entries,
    ...chats.map((chat) => toEntry(chat, go)),
    ...(question.trim() === '' ? [] : (found ?? []).map((hit) => toHit(hit, go))),
    { id: 'new-chat', group: 'Do', label: 'New chat', icon: <Plus />, shortcut: 'mod+shift+o', run: onNewChat },
  ]
  return <PaletteHost entries={all} onFirst={onFirst} onQuestion={setQuestion} searching={isFetching} />
}

type Go = (address: string) => () => void

function toEntry(conversation: Conversation, go: Go): PaletteEntry {
  const { id } = conversation
  return { id, group: 'Go to', label: visible(titleOf(conversation)), detail: 'Chat', run: go(`/assistant/${id}`) }
}

function toHit(hit: Found, go: Go): PaletteEntry {
  const { conversation, message, passage } = hit
  return {
    id: `${conversation.id} ${message?.id}`,
    group: 'Search',
    label: visible(titleOf(conversation)),
    detail: message ? words(passage) : 'Chat',
    run: go(addressOf(hit)),
  }
}

function words(passage: Passage): string {
  return visible(passage.map(({ text }) => text).join(''))
}
