/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  'tasks.search': 'the words of the task itself, in the form in which they are searched',
}
