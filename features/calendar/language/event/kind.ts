import type { SaidEvent } from './said-event.ts'
import type { EventType } from '../../contract.ts'

const personal =
  /\b(?:gym|dentist|doctor|gp|haircut|hairdresser|barber|yoga|pilates|workout|run|swim|swimming|birthday|anniversary|wedding|school|kids?|mum|mom|dad|grandma|holiday|vacation|physio|therapy|therapist|vet|church|date night|cinema|theatre|concert|family|pick up (?:the )?(?:kids|children)|personal)\b/iu
const gathering =
  /\b(?:meeting|meet|call|sync|stand-?up|1:1|one[- ]on[- ]one|interview|review|workshop|demo|lunch|coffee|conference|webinar|training|all[- ]hands|retro|retrospective|kick-?off|catch[- ]?up|check-in|presentation|appointment)\b/iu
const taskVerbs =
  /^(?:submit|finish|file|pay|send|complete|renew|prepare|write|buy|draft|order|book|update|fix|reply|answer|return|hand in|turn in|clean|pack|print|sign|cancel|check|do|read|study|research|register|apply|upload|proofread|edit|collect|pick up)\b/iu
const deadline = /\b(?:due|deadline|to-?do|task|homework|assignment)\b/iu

/** What somebody probably means it to be; the form shows it before anything is saved. */
export function kindOf(words: string, { title, people, when }: SaidEvent): EventType {
  if (deadline.test(words) || when?.kind === 'before') return 'task'
  if (personal.test(title)) return 'personal'
  if (taskVerbs.test(title)) return 'task'
  if (people.length > 0 || gathering.test(title)) return 'meeting'
  return /\b(?:remind me|reminder|don['’]?t forget|remember to)\b/iu.test(words) ? 'task' : 'meeting'
}
