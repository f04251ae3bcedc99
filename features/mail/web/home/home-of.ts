import Mail from 'lucide-react/icons/mail'
import type { HomeLine, HomePart, HomePrompt } from '#foundation/web/home.ts'

export type ToAnswer = {
  id: string
  subject: string
  people: { name: string; address: string; own: boolean }[]
}

/** The threads of the inbox that wait for an answer, the newest first: by subject if it is one, otherwise the number. */
export function homeOf(threads: readonly ToAnswer[], more: boolean): HomePart {
  const [first] = threads
  if (!first) return { lines: [], prompts: [] }
  const about = first.subject.trim() === '' ? 'No subject' : first.subject
  const from = writerOf(first)
  const line: HomeLine = {
    id: 'mail to answer',
    rank: 35,
    icon: Mail,
    ...(threads.length === 1
      ? { text: about, detail: from === '' ? 'Needs an answer' : `${from} is waiting for an answer` }
      : { text: `${threads.length}${more ? '+' : ''} emails need an answer`, detail: `“${about}” is the newest` }),
    to: threads.length === 1 ? `/assistant/mail?list=answer&thread=${first.id}` : '/assistant/mail?list=answer',
  }
  return { lines: [line], prompts: [answered] }
}

/** Whoever wrote last; an own answer earlier in the thread does not count. */
function writerOf({ people }: ToAnswer): string {
  const writer = people.findLast(({ own }) => !own)
  return writer ? writer.name || writer.address : ''
}

const answered: HomePrompt = { insteadOf: 'Sum up a text', title: 'Answer mail', text: 'Which emails need an answer?' }
