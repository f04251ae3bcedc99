import { capital } from './capital.ts'

/** “Intro Omar to Nina, she can answer it”, “introduce Elin and Mattias to one another”, “hook up Mike and Jenna”. */
export function introducedIn(text: string): string[] {
  const wanted = wantedIntroduction(text)
  if (wanted !== undefined) return [`write an introduction email to ${wanted}`]
  const [, pair = '', rest = ''] =
    /^(?:intro|introduce|hook up|connect|put in touch)\s+(.{3,120}?)(?:\s+by e?-?mail)?(?:(?:[,:;.?!]|\s[-–—])\s+(.*))?$/isu.exec(
      text,
    ) ?? []
  const bare = pair.replace(/\s+(?:to|with) (?:one another|each other)$/i, '')
  const [one = '', other = '', more] = bare.split(/\s+(?:to|and|with)\s+/i)
  if (one === '' || other === '' || more !== undefined || /\b(?:me|him|her|them)\b/i.test(bare)) return []
  const [first, second] = [described(one), described(other)]
  const [open, ...others] = [first.told, second.told].filter((each) => each !== '')
  const told = [open, ...others].filter((each) => each !== undefined).join(' ')
  const names = [first.name, second.name].map((name) => name.split(' ')[0] ?? name).join('|')
  // “Mikes doing it” is “Mike’s doing it”.
  const behind = rest.replaceAll(
    new RegExp(`\\b(${names})s(?= \\p{L}+ing\\b)`, 'giu'),
    (_, name: string) => `${capital(name)}’s`,
  )
  const said = namedAgain(behind, [first.name, second.name])
  const words = `${told}${told !== '' && rest !== '' ? ' ' : ''}${capital(said)}`
  return [`write an introduction email to ${first.name} and ${second.name}${words === '' ? '' : ` saying ${words}`}`]
}

/** “Linda wants an introduction to Dana. Write one to the two of them”. */
function wantedIntroduction(text: string): string | undefined {
  const [, one = '', other = ''] =
    /^([\p{L}.'’-]{2,24}(?: [\p{L}.'’-]{2,24})?) (?:asked|asks|is asking|wants|wanted|would like|needs)(?: me)?(?: for)? (?:an )?(?:introduction|intro) (?:to|with) ([\p{L}.'’-]{2,24}(?: [\p{L}.'’-]{2,24})?)[.;,!]\s+(?:so |and |please |pls )*(?:write|draft|send|make|do)(?: one| it| that| an? (?:mail|email|note|intro|introduction))?(?: (?:to|for) (?:the two of them|both(?: of them)?|them(?: both)?))?[.!]?$/iu.exec(
      text,
    ) ?? []
  return one === '' ? undefined : `${one} and ${other}`
}

/** “He writes, she prints. They should talk”, of Jonas and Ruth: the first of “he” and “she” is the one who was named first. */
function namedAgain(said: string, names: readonly [string, string]): string {
  const [first, second] = names.map((name) => capital(name.split(' ')[0] ?? name))
  const [pronoun, other] = new Set(
    [...said.matchAll(/\b(?:he|she)(?=['’]s\b| )/gi)].map(([word]) => word.toLowerCase()),
  )
  const addressed = said.replaceAll(/\bthey (?=can|should|could|would|might|must|may)/gi, 'you ')
  // One alone may be either of them.
  if (pronoun === undefined || other === undefined) return addressed
  return addressed.replaceAll(
    /\b(?:he|she)(?=['’]s\b| )/gi,
    (word) => (word.toLowerCase() === pronoun ? first : second) ?? word,
  )
}

/** “Nina our solutions engineer” is called Nina, and is our solutions engineer. */
function described(said: string): { name: string; told: string } {
  const [, name = '', about = ''] = /^(\S+(?: \p{Lu}\S+)?) ((?:at|from|of|in|our|my|the|a|an) .+)$/u.exec(said) ?? []
  return name === '' ? { name: said, told: '' } : { name, told: `${capital(name)} is ${about}.` }
}
