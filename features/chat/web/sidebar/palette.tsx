import MessageCircle from 'lucide-react/icons/message-circle'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import type { Conversation } from '../../contract.ts'
import { useConversations } from '../conversations.ts'
import { useBegin } from '../landing/use-begin.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useBeginWords } from '../use-begin-words.ts'
import { titleOf } from './listing.ts'
import { useNewChat } from './use-new-chat.ts'

/** As many chats as are offered before anything is asked, and as can be found by their title without asking the server. */
const fewChats = 5
const mostChats = 100

type Go = (address: string) => () => void

/** Chats by their titles, a new one, and the question itself as a message. */
export function useChatPalette(): PaletteSource {
  const navigate = useNavigate()
  const { listed, error } = useConversations()
  const { begin: beginEmpty } = useNewChat()
  const ask = useAsk()
  const go: Go = (address) => () => void navigate(address)
  const chats = [...(listed?.pinned ?? []), ...(listed?.recent ?? [])].slice(0, mostChats)
  return {
    key: 'chat',
    pending: listed === undefined && error === null,
    entries: [
      { id: 'new-chat', group: 'Do', label: 'New chat', icon: <Plus />, shortcut: 'mod+shift+o', run: beginEmpty },
      ...chats.map((chat, at) => ({ ...toEntry(chat, go), onlyAsked: at >= fewChats })),
    ],
    suggest: (question) => [
      {
        id: 'ask',
        group: 'Ask',
        label: `Ask ${productName}: ${question}`,
        icon: <MessageCircleQuestion />,
        last: 2,
        forSentences: true,
        run: () => void ask(question),
      },
    ],
  }
}

/** Begins a chat with these words; where that fails they are kept in the box of a new one, which says why. */
function useAsk(): (words: string) => Promise<void> {
  const { begin } = useBegin()
  const beginWords = useBeginWords()
  return async (words) => {
    if (!(await begin(words))) beginWords(words)
  }
}

function toEntry(conversation: Conversation, go: Go): PaletteEntry {
  const { id } = conversation
  const label = visible(titleOf(conversation))
  return { id, group: 'Chats', label, icon: <MessageCircle />, run: go(`/assistant/${id}`) }
}
