import { Button } from '#foundation/web/design/button.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { type InvitationAnswer, invitationAnswers, type MailMessage } from '../contract.ts'
import { useActs } from './acts.tsx'
import { useSenders } from './writing/sends.ts'

/** Answers whoever invites; only from a mailbox that can send. */
export function AnswerInvitation({ message, account }: { message: MailMessage; account: string }) {
  const { ask } = useActs()
  const senders = useSenders()
  const { invitation, invitationAnswer } = message
  if (!invitation?.organizer || !senders?.some((sender) => sender.account === account)) return null
  const organizer = visible(invitation.organizer.address)
  async function send(answer: InvitationAnswer): Promise<void> {
    await ask({
      name: 'mail.answer-invitation',
      input: { messageId: message.id, answer },
      description: `${organizer} is sent this answer. It can be taken back for a moment.`,
      confirm: 'Send the answer',
      isDanger: false,
    })
  }
  return (
    <div className="mt-2 grid justify-items-start gap-2 print:hidden">
      {invitationAnswer && <p className="text-13">{given[invitationAnswer]}</p>}
      <fieldset aria-label="Answer the invitation" className="flex flex-wrap gap-2">
        {invitationAnswers.map((each) => (
          <Button key={each} onClick={() => void send(each)}>
            {labels[each]}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

const labels: Readonly<Record<InvitationAnswer, string>> = {
  accept: 'Accept',
  tentative: 'Maybe',
  decline: 'Decline',
}

const given: Readonly<Record<InvitationAnswer, string>> = {
  accept: 'You accepted.',
  tentative: 'You answered maybe.',
  decline: 'You declined.',
}
