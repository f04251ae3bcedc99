/** Lengths as hurried people write them: “hr and a half”, “a full hr”, “two more days”, “full days”. */
export function withLengths(text: string): string {
  return phrases.reduce((so, [pattern, plain]) => so.replaceAll(pattern, plain), text)
}

const phrases: readonly [RegExp, string][] = [
  // “An hr meeting” may be one with Human Resources.
  [
    /\b(half(?: an?)?|an?|one|two|three|full|whole|last|another|extra) hr\b(?! (?:meeting|call|chat|review|team))/g,
    '$1 hour',
  ],
  [/\bhr(?= and (?:a )?half\b| (?:later|earlier|long|prep|travel|max)\b)/g, 'hour'],
  [/(?<=^|[,;:(] ?|\b(?:for|be|needs?|takes?|lasts?) )hour(?= and (?:a )?half\b)/gi, 'an hour'],
  [/\b(an?|\d+|one|two|three) hours? and half\b/gi, '$1 hour and a half'],
  [/\ban? (?:full|whole|entire|solid) hour\b/gi, 'an hour'],
  [/\b(\d+|an?|one|two|three|four) more (minutes?|mins?|hours?|days?|weeks?)\b/gi, '$1 $2 more'],
  [/,?\s*(?:for )?\b(?:all|full|whole|entire) days\b/gi, ', all day'],
]
