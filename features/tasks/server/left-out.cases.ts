/** What is kept about a person and not in their archive, each with its reason. */
export const leftOut: Record<string, string> = {
  'tasks.search': 'the words of the task itself, in the form in which they are searched',
}
