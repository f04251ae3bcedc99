/** “Remind me … no, schedule the kickoff”: what was begun before the order that is meant is left out. */
export function withoutFalseStart(sentence: string): string {
  return toSomebody.test(sentence) ? sentence : sentence.replace(falseStart, '')
}

/** “Tell Ana I am late, sorry, book the table without me”: all of it is hers. */
const toSomebody =
  /^\W*(?:(?:please|can you|could you|and|then|ok) ){0,2}(?:tell|e-?mail|mail|write|ask|message|text|reply|answer|let|draft|send|note)\b|:\s/i

const falseStart =
  /^[^"“]{1,80}?(?:\.{2,}|…|,|\s[-–—])\s*(?:(?:no|wait|scratch that|sorry|i mean)\b[,.!\s]*)+(?=(?:schedule|book|add|create|move|cancel|delete|remove|put|block|reschedule|set up|remind me)\b)/i
