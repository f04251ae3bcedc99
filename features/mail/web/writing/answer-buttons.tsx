import Forward from 'lucide-react/icons/forward'
import Reply from 'lucide-react/icons/reply'
import ReplyAll from 'lucide-react/icons/reply-all'
import { Button } from '#foundation/web/design/button.tsx'
import type { MailMessage } from '../../contract.ts'
import type { Answering } from './seed.ts'

type AnswerButtonsProps = { message: MailMessage; onAnswer: (kind: Answering) => void }

/** Under the message that is read. */
export function AnswerButtons({ message: { from, to, cc }, onAnswer }: AnswerButtonsProps) {
  const others = [...(from ? [from] : []), ...to, ...cc].filter(({ own }) => !own)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button icon={<Reply />} title="Reply (r)" onClick={() => onAnswer('reply')}>
        Reply
      </Button>
      {others.length > 1 && (
        <Button icon={<ReplyAll />} title="Reply to all (a)" onClick={() => onAnswer('reply-all')}>
          Reply all
        </Button>
      )}
      <Button icon={<Forward />} title="Forward (f)" onClick={() => onAnswer('forward')}>
        Forward
      </Button>
    </div>
  )
}
