/** “the mail “Offer” from Sara Lind”: what is read of it is others’ words. */
export function mailSource({
  subject,
  people,
}: {
  subject: string
  people: readonly { name: string; address: string }[]
}): string {
  const [first] = people
  const from = first === undefined ? '' : ` from ${first.name === '' ? first.address : first.name}`
  return `the mail ${subjectWords(subject)}${from}`
}

/** As a name in a sentence: “the mail” comes before it. */
export function subjectWords(subject: string): string {
  return subject === '' ? 'without a subject' : `“${subject}”`
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`
}

const mostNamed = 3

/** “Offer”, “Lunch” and 4 others. */
export function namedMail(subjects: readonly string[]): string {
  const named = subjects.slice(0, mostNamed).map((subject) => `“${subject === '' ? '(no subject)' : subject}”`)
  const others = subjects.length - named.length
  if (others === 0 && named.length > 1) return `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`
  return others === 0 ? named.join('') : `${named.join(', ')} and ${counted(others, 'other')}`
}
