import { useLocation, useNavigate, useParams } from 'react-router'
import { useChat } from './chat-session.tsx'

/** Puts words where a message begins: in the box that is in sight, or else in that of a new chat. */
export function useBeginWords(): (words: string) => void {
  const { begun, drafts } = useChat()
  const { chatId } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (words) => {
    const isHome = pathname.replace(/\/$/, '') === '/assistant' && !search.includes('view=')
    if (chatId !== undefined || isHome) return begun.tell(words)
    drafts.write('new', words + drafts.read('new'))
    return void navigate('/assistant')
  }
}
