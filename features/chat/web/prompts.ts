import type { HomePrompt } from '#foundation/web/home.ts'

/** `text` fills the box. Where it is only the beginning of a message, `shows` says on the card what it is for. */
export type Prompt = { title: string; text: string; shows?: string }

/**
 * Typical requests of a working day that can be fulfilled today. Each is identified by its title, by which features can
 * replace it.
 */
export const ownPrompts: readonly Prompt[] = [
  { title: 'Plan my day', text: 'Give me an overview of my day' },
  { title: 'Prepare a meeting', text: 'What is my next meeting?' },
  { title: 'Offer my times', text: 'When am I free next week?' },
  { title: 'Find a time', text: 'Find half an hour next week' },
  { title: 'Sum up a text', text: 'Sum up this text: ', shows: 'Paste a text and read what matters in it' },
  { title: 'Follow up', text: 'Schedule a follow-up tomorrow at 9' },
  { title: 'Weekly report', text: 'What have you done this week?' },
  {
    title: 'Keep something in mind',
    text: 'Remember that ',
    shows: 'Tell me something to remember, such as how you like to travel',
  },
]

/** What a card shows and fills in, for the default prompt with this title. */
export function promptFor(title: string, brought: readonly HomePrompt[]): Prompt | undefined {
  const own = ownPrompts.find((each) => each.title === title)
  return own && (brought.find(({ insteadOf }) => insteadOf === title) ?? own)
}

const shown = 4

/** Four of them, and never the same four as before. `chance` is between 0 and 1. */
export function drawTitles(before: readonly string[], chance: () => number): string[] {
  const left = ownPrompts.map(({ title }) => title)
  const drawn = Array.from({ length: shown }, () => left.splice(Math.floor(chance() * left.length), 1)).flat()
  const [fresh] = left
  const same = drawn.every((title) => before.includes(title))
  return same && fresh !== undefined ? [fresh, ...drawn.slice(1)] : drawn
}
