export function withoutMark(text: string): string {
  const rest = text.trimStart()
  return rest.startsWith(')') ? rest.slice(1) : rest
}

/** “…, and it has”, “… with a”: what only leads to what was taken out. */
export function withoutJoint(before: string): string {
  const words = before.trimEnd().split(' ')
  while (words.length > 0 && joints.has((words.at(-1) ?? '').toLowerCase().replaceAll(/[,.;:()!]/g, ''))) words.pop()
  return words.join(' ')
}

const joints = new Set(
  'and with then a as at it has is should be please the of'.split(' ').concat("it's", '', '-', '–'),
)
