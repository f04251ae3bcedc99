/**
 * Words for whoever has an address: “second reminder for billing@mill.example, 40 euros are open”. What is to be kept for the
 * person, or handed to somebody as a task, is none of them.
 */
export function isForAddress(message: string): boolean {
  return address.test(message) && !forUs.test(message)
}

const address = /[^\s@]@[^\s@]+\.\p{L}{2,}/u
const forUs =
  /\b(?:remind (?:me|us)|let me forget|remember to|reminder to(?! [^\s@]+@)|wake me|done|finished|complete|(?:set|add|create|make|new)(?: me)? (?:an? |the )?(?:\p{L}+ )?reminders?|(?:ping|nudge|alert|buzz|notify) me|reminders? for me|tasks?|to-?dos?|assign|reassign|delegate|give|hand|pass|transfer|until|waiting|(?:does|takes|handles|will do|is doing|takes over) (?:the|my|our|that|it))\b/iu
