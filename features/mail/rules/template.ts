/** A template for somebody: `{name}` becomes how they are called, and goes where that is not known. */
export function filled(text: string, names: readonly string[]): string {
  const known = names.filter((name) => name !== '')
  const called = known.length === 0 || known.length > 3 ? '' : new Intl.ListFormat('en-GB').format(known)
  if (called !== '') return text.replaceAll(placeholder, called)
  return text.replaceAll(/[ \t]?\{name\}/gi, '')
}

const placeholder = /\{name\}/gi
