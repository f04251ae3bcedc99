const numbered =
  /\b(?:chapters?|ch|pages?|pp?|sections?|parts?|items?|slides?|exercises?|questions?|problems?|units?|lessons?|versions?|grades?|rows?|lines?|steps?|phases?|sprints?|homework|hw|rooms?|gates?|platforms?|terminals?|suites?|flight|no|number|ticket|issue|pr|level|stage|round|apollo|iphone|windows)\.?\s?#?\d{1,6}(?:\s?(?:-|–|&|and|to)\s?\d{1,4}(?!\s?(?:[ap]m|:\d\d)))?(?!\d|:\d\d|\s?[ap]m)/giu
const timeWord =
  'yesterday|today|tomorrow|tmrw|tom|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|this|that|the|next|last|every|each|in|at|by|on|of|for|until|till|late|early|all|per|a|one|same|following|previous|or|and|to|before|after|weekday|weekend|day'
const named = new RegExp(
  String.raw`(?<![\p{L}'’])(?!(?:${timeWord})\b)\p{L}[\p{L}-]*['’]?s?['’]?\s(?:night|evening)(?![\p{L}])|\b(?:coffee|school) morning\b|\bafternoon tea\b`,
  'giu',
)

/**
 * The same text with letters in place of what only looks like a time: “chapters 3-4”, “movie night”. It is as long as it
 * was, and so places in it are places in the original.
 */
export function shielded(text: string): string {
  return text.replaceAll(numbered, letters).replaceAll(named, letters)
}

function letters(found: string): string {
  return found.replaceAll(/[^\s]/gu, 'x')
}
