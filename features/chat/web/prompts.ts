/** `text` fills the box; one that ends in a blank is completed there. */
export type Prompt = { title: string; text: string }

/** A feature brings its own, in the place of another one by the title of that. */
export type BroughtPrompt = Prompt & { insteadOf: string }

/** What a day at a desk asks for, as far as it can be had today. */
export const ownPrompts: readonly Prompt[] = [
  { title: 'Plan my day', text: 'Give me an overview of my day' },
  { title: 'Prepare a meeting', text: 'What is my next meeting?' },
  { title: 'Offer my times', text: 'When am I free this week?' },
  { title: 'Find a time', text: 'Find half an hour this week for ' },
  { title: 'Sum up a text', text: 'Sum up this text: ' },
  { title: 'Follow up', text: 'Schedule a follow-up tomorrow at 9 about ' },
  { title: 'Weekly report', text: 'What have you done this week?' },
  { title: 'Keep something in mind', text: 'Remember that ' },
]

export function promptsWith(brought: readonly BroughtPrompt[]): readonly Prompt[] {
  return ownPrompts.map((own) => {
    const found = brought.find(({ insteadOf }) => insteadOf === own.title)
    return found ? { title: found.title, text: found.text } : own
  })
}

const shown = 4

/** Four of them, and never the same four as before. `chance` is between 0 and 1. */
export function drawPrompts(prompts: readonly Prompt[], before: readonly Prompt[], chance: () => number): Prompt[] {
  const left = [...prompts]
  const drawn = Array.from({ length: shown }, () => left.splice(Math.floor(chance() * left.length), 1)).flat()
  const [fresh] = left
  const same = drawn.every((prompt) => before.includes(prompt))
  return same && fresh ? [fresh, ...drawn.slice(1)] : drawn
}
