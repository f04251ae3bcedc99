/** Words of others as they are, with nothing in them that Markdown would act on. */
export function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|~!]/g, String.raw`\$&`)
}

export function quote(text: string): string {
  return `“${escaped(text)}”`
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** At most three, to be said by choosing them. */
export function chips(suggestions: readonly string[]): string {
  return list(suggestions.slice(0, 3).map((suggestion) => `“${suggestion}”`))
}

/** “Monday, Tuesday and Friday”. */
export function together(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
