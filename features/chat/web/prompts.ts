export type Prompt = { title: string; text: string }

/** What a day at a desk asks for. */
export const prompts: readonly Prompt[] = [
  { title: 'Plan my day', text: 'Plan my day around my meetings, and leave an hour for quiet work.' },
  { title: 'Prepare a meeting', text: 'Prepare me for my next meeting: who comes, what was agreed, what is open.' },
  { title: 'Draft a reply', text: 'Draft a short, friendly reply to the last mail that waits for me.' },
  { title: 'Find a time', text: 'Find half an hour this week that suits everybody for ' },
  { title: 'Sum up a document', text: 'Sum up the latest document in five points, with what I have to decide.' },
  { title: 'Follow up', text: 'Remind me tomorrow at nine to follow up on ' },
  { title: 'Weekly report', text: 'Write a report of this week: what was done, what slipped, what comes next.' },
  { title: 'Clear my list', text: 'Go through my open tasks with me, the oldest first.' },
]

const shown = 4

/** Four of them, and never the same four as before. `chance` is between 0 and 1. */
export function drawPrompts(before: readonly Prompt[], chance: () => number): Prompt[] {
  const left = [...prompts]
  const drawn = Array.from({ length: shown }, () => left.splice(Math.floor(chance() * left.length), 1)).flat()
  const [fresh] = left
  const same = drawn.every((prompt) => before.includes(prompt))
  return same && fresh ? [fresh, ...drawn.slice(1)] : drawn
}
