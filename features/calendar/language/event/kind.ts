import type { EventType } from '../../contract.ts'
import type { EventReading } from './said-event.ts'

const personal =
  /\b(?:gym|dentist|doctor|gp|haircut|hairdresser|barber|yoga|pilates|workout|run|swim|swimming|tennis|football|birthday|anniversary|wedding|school|kids?|mum|mom|dad|grandma|wife|husband|holiday|vacation|physio|therapy|therapist|vet|church|date night|cinema|theatre|concert|family|pick up (?:the )?(?:kids|children)|personal)\b/iu
const gathering =
  /\b(?:meeting|meet|call|sync|stand-?up|1:1|one[- ]on[- ]one|interview|review|workshop|demo|lunch|coffee|conference|webinar|training|all[- ]hands|retro|retrospective|kick-?off|catch[- ]?up|check-in|presentation|appointment)\b/iu

/** A title that begins so is something to do. */
export const taskVerb =
  /^(?!book (?:club|group|launch|fair|signing|swap)\b)(?:submit|finish|file|pay|send|complete|renew|prepare|write|buy|draft|order|book|update|fix|reply|answer|return|hand in|turn in|clean|pack|print|sign|cancel|check|do|read|study|research|register|apply|upload|proofread|edit|collect|pick up|review the|work on|water)\b/iu

const focused = /^(?:focus|deep work)\b/iu
const deadline = /\b(?:due|deadline|to-?do|task|homework|assignment)\b/iu
const reminder = /\b(?:remind me|reminder|don['’]?t forget|remember to)\b/iu

/** Words that make it something to do, wherever they stand in the sentence. */
export function hintIn(words: string): EventReading['hint'] {
  if (deadline.test(words)) return 'due'
  return reminder.test(words) ? 'reminder' : undefined
}

/** What somebody probably means it to be; the form shows it before anything is saved. */
export function kindOf({ said, focus, people, hint }: EventReading): EventType {
  const { title, when } = said
  // “Task update” with guests is a meeting.
  const isDue = hint === 'due' && people.length === 0
  if (focus || focused.test(title) || isDue || when?.kind === 'before') return 'task'
  if (personal.test(title)) return 'personal'
  if (people.length > 0) return 'meeting'
  if (taskVerb.test(title)) return 'task'
  if (said.people.length > 0 || gathering.test(title)) return 'meeting'
  return hint === 'reminder' ? 'task' : 'meeting'
}
