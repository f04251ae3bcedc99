import type { KnownSender } from '../../contract.ts'

/** What stands above the greetings and closings. */
export function learnedWords({ mails, friendly, formal }: KnownSender['learned']): string {
  const use = '{name} becomes the recipient’s first name.'
  const isLearned = [friendly, formal].some(({ greeting, closing }) => greeting !== '' || closing !== '')
  if (!isLearned) return `Drafts of the assistant begin and end with these lines. ${use}`
  const count = mails === 1 ? 'your sent mail' : `your last ${mails.toLocaleString('en')} sent mails`
  return `Drafts of the assistant begin and end as ${count} do, unless you write other lines here. ${use}`
}
