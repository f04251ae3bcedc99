import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Conversation } from '../../contract.ts'
import { useChangeConversation, useRemoveConversation, useRestoreConversation } from '../conversations.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { titleOf } from './listing.ts'
import { say } from './note.ts'
import { sentenceOf } from './sentence.ts'

export type ChatActions = {
  /** The one whose title is being written. */
  renaming: string | undefined
  startRename: (conversation: Conversation) => void
  /** `undefined` keeps the title. */
  endRename: (conversation: Conversation, title: string | undefined) => void
  togglePin: (conversation: Conversation) => void
  remove: (conversation: Conversation) => void
}

/** What can be done to a chat in the list. */
export function useChatActions(onGone: (id: string) => void): ChatActions {
  const [renaming, setRenaming] = useState<string>()
  const change = useChangeConversation((failure) => complain('The chat could not be changed.', failure))
  const { remove } = useRemoval()
  return {
    renaming,
    startRename: ({ id }) => setRenaming(id),
    endRename({ id, title, provisional }, written) {
      setRenaming(undefined)
      const wanted = written?.trim() ?? ''
      if (wanted !== '' && (wanted !== title || provisional)) change({ id, title: wanted })
    },
    togglePin: ({ id, pinned }) => change({ id, pinned: !pinned }),
    remove(conversation) {
      onGone(conversation.id)
      remove(conversation)
    },
  }
}

/** Gone at once, with the way back for as long as the note is there. */
function useRemoval() {
  const navigate = useNavigate()
  const { chatId } = useParams()
  const removeOne = useRemoveConversation((failure) => complain('The chat could not be deleted.', failure))
  const restore = useRestoreConversation((failure) => complain('The chat could not be brought back.', failure))
  return {
    remove: (conversation: Conversation): void => {
      const { id } = conversation
      const isOpen = chatId === id
      removeOne({ id })
      if (isOpen) void navigate('/assistant')
      const run = (): void => {
        restore({ id })
        if (isOpen) void navigate(`/assistant/${id}`)
      }
      say({ words: `“${visible(titleOf(conversation))}” is deleted.`, kind: 'done', action: { label: 'Undo', run } })
    },
  }
}

function complain(words: string, failure: Error): void {
  say({ words: `${words} ${sentenceOf(failure)}`, kind: 'failed' })
}
