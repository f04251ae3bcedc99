/** “Remind me … no, schedule the kickoff”: what was begun before the order that is meant is left out. */
export function withoutFalseStart(sentence: string): string {
  return sentence.replace(falseStart, '')
}

const falseStart =
  /^[^"“]{1,80}?(?:\.{2,}|…|,|\s[-–—])\s*(?:(?:no|wait|scratch that|sorry|i mean)\b[,.!\s]*)+(?=(?:schedule|book|add|create|move|cancel|delete|remove|put|block|reschedule|set up|remind me)\b)/i
