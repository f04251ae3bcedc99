/** “Rename a chat” while it is done: “Renaming a chat”. */
export function underway(imperative: string): string {
  const [verb = '', joint = '', second, ...rest] = imperative.split(' ')
  if ((joint === 'or' || joint === 'and') && second !== undefined)
    return [goingOn(verb), joint, goingOn(second), ...rest].join(' ')
  return [goingOn(verb), ...imperative.split(' ').slice(1)].join(' ')
}

/** “Searched your chats” while it is done: “Searching your chats”. What is not known to be past stays as it is. */
export function underwayFromPast(past: string): string {
  const [verb = '', ...rest] = past.split(' ')
  const going = irregularPasts[verb.toLowerCase()] ?? regularPast(verb.toLowerCase())
  return going === undefined ? past : [likeCased(verb, going), ...rest].join(' ')
}

const irregularPasts: Record<string, string> = {
  read: 'reading',
  found: 'finding',
  got: 'getting',
  saw: 'seeing',
  took: 'taking',
  wrote: 'writing',
  thought: 'thinking',
  went: 'going',
}

function regularPast(past: string): string | undefined {
  if (past.endsWith('ied')) return `${past.slice(0, -3)}ying`
  return past.endsWith('ed') ? `${past.slice(0, -2)}ing` : undefined
}

const doubled = new Set(['forget', 'begin', 'refer', 'submit', 'permit', 'transfer', 'cancel'])

function goingOn(verb: string): string {
  const plain = verb.toLowerCase()
  if (plain.endsWith('ie')) return likeCased(verb, `${plain.slice(0, -2)}ying`)
  if (/[^eoy]e$/.test(plain)) return likeCased(verb, `${plain.slice(0, -1)}ing`)
  const isShort = /^(?:un|re)?[^aeiou]+[aeiou][^aeiouwxy]$/.test(plain)
  return likeCased(verb, isShort || doubled.has(plain) ? `${plain}${plain.at(-1)}ing` : `${plain}ing`)
}

function likeCased(pattern: string, word: string): string {
  const isUpper = pattern[0] !== undefined && pattern[0] === pattern[0].toUpperCase()
  return isUpper ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word
}
