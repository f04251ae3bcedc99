/** Stands for what was read already, so that places stay what they were. */
export const mask = '\uFFFC'

export function masked(text: string, at: number, until: number): string {
  return text.slice(0, at) + mask.repeat(until - at) + text.slice(until)
}
