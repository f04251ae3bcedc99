export const commands = [
  { name: '/summarise', does: 'Sum up a file, a text or this chat' },
  { name: '/duties', does: 'Find dates, duties and open points' },
  { name: '/schedule', does: 'Find a time and put it in the calendar' },
  { name: '/email', does: 'Draft a mail' },
  { name: '/reminder', does: 'Be reminded of something' },
  { name: '/dashboard', does: 'See the day at a glance' },
] as const
export type Command = (typeof commands)[number]

/** Matching commands while a name is being typed; none once more than the name is there. */
export function commandsFor(text: string): Command[] {
  if (!/^\/\S*$/.test(text)) return []
  return commands.filter(({ name }) => name.startsWith(text.toLowerCase()))
}
