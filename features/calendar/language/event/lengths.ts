/** What is a length to everybody, though no number is said. */
export function normalised(phrase: string): string {
  return phrase
    .replaceAll(/\bhalf\s+an?\s+hour\b/gi, '30 minutes')
    .replaceAll(/\ba half[- ]hour\b/gi, '30 minutes')
    .replaceAll(/\ban? quarter(?:\s+of\s+an)?(?:\s+hour)?\b/gi, '15 minutes')
    .replaceAll(/\bquarter of an hour\b/gi, '15 minutes')
    .replaceAll(/\bthree quarters of an hour\b/gi, '45 minutes')
}
