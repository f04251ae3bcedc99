import { useEffect } from 'react'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import { ShortcutsDialog } from '#foundation/web/palette/shortcuts-dialog.tsx'
import { useHearConversations } from '../conversations.ts'
import { clearNote } from './note.ts'
import { NoteStrip } from './note-strip.tsx'
import { useNewChat } from './use-new-chat.ts'

/** Global keyboard commands, and what keeps the list of chats up to date. Mounted once beside the pages. */
export function ChatCommands() {
  useHearConversations()
  const { begin } = useNewChat()
  useShortcut('mod+shift+o', begin)
  useEffect(() => clearNote, [])
  return (
    <>
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
  { shortcut: 'f6', does: 'Go to what was just done, with its Undo, and back' },
  { shortcut: '?', does: 'These shortcuts' },
]
