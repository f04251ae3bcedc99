/** “Yes”, to what was offered in the place of what cannot be had. */
export function isYes(sentence: string): boolean {
  const text = sentence.trim().replace(/^(?:fine|good|great|perfect|ok(?:ay)?|sure|yes|yeah)[\s,.!]+(?=\S)/i, '')
  if (
    /^(?:just )?(?:put|add|book|note|enter) (?:it|that)(?: down)?(?: (?:in|into|to|on) (?:my |the )?(?:calendar|diary))?(?: instead| then| please)*[.!]*$/i.test(
      text,
    )
  )
    return true
  return /^(?:yes|yeah|yep|sure|ok(?:ay)?|please(?: do)?|do (?:it|that|so)|go ahead|put it (?:there|in)(?: my calendar)?)\b[\s,.!]*(?:please|do it|do that)?[.!]*$/i.test(
    sentence.trim(),
  )
}
