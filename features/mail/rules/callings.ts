import { tokenize } from '#foundation/language/text/tokens.ts'

/** What somebody does, and words of a name or of an address that show who does it. */
const signs: Readonly<Record<string, string>> = {
  'journalist reporter editor newspaper paper press':
    'courier gazette herald tribune news newspaper press journal magazine daily media kurier zeitung',
  'candidate applicant': 'candidate candidates applicant applicants bewerber',
  'agent broker realtor estate letting lettings':
    'properties property estate estates realty realtors homes lettings immobilien',
  'supplier vendor wholesaler': 'supplies supply suppliers wholesale',
  'organiser organizer organisers organizers conference': 'summit conference conf events festival congress',
  'dentist orthodontist': 'dental dentist dentistry zahnarzt',
  'doctor gp surgery': 'clinic medical surgery doctor praxis',
  'lawyer solicitor attorney': 'legal law lawyers solicitors attorneys anwalt',
  'accountant bookkeeper': 'accounting accountants bookkeeping steuer',
  'printer printers': 'print printing printers druck',
  'caterer caterers': 'catering caterers',
  'insurer insurance': 'insurance assurance versicherung',
}

const signsOf = new Map(
  Object.entries(signs).flatMap(([roles, said]) => {
    const words = said.split(' ')
    return roles.split(' ').map((role): [string, readonly string[]] => [role, words])
  }),
)

/** Whether somebody’s name or the domain of their address shows that they do what was said: “the journalist” writes from dailycourier.example. */
export function doesSo(said: string, { name, address }: { name: string; address: string }): boolean {
  const all = tokenize(said).map(({ text }) => text)
  const words = all.length > 1 && people.has(all.at(-1) ?? '') ? all.slice(0, -1) : all
  const role = words.at(-1) ?? ''
  const wanted = signsOf.get(role) ?? []
  const isOnly = words.slice(0, -1).every((word) => beside.has(word) || signsOf.get(word) === wanted)
  if (!isOnly) return false
  const named = new Set(tokenize(name).map(({ text }) => text))
  const pieces = (ownName.exec(address.toLowerCase())?.[1] ?? '').split('-')
  return wanted.some((sign) => named.has(sign) || pieces.some((piece) => piece === sign || isPart(piece, sign)))
}

/** “dailycourier”: shorter words begin or end others by chance, as “press” ends “express” and “wordpress”. */
function isPart(piece: string, sign: string): boolean {
  if (sign === 'press') return false
  return (sign.length > 4 && piece.startsWith(sign)) || (sign.length > 5 && piece.endsWith(sign))
}

/** Of a domain, what its owner chose: “news.mill.example” belongs to a mill, which sends its newsletters from there. */
const ownName = /@(?:[^@]*?\.)?([^.@]+)(?:\.(?:co|com|org|net|ac|gov|edu)(?=\.[a-z]{2}$))?\.[^.@]+$/u

/** “The press guy”. */
const people = new Set('guy man woman lady person people folks chap'.split(' '))
const beside = new Set('the our my this that nice young'.split(' '))
