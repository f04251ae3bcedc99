import { firstNames } from './first-names.ts'
import { mask } from '#foundation/time/words/text/mask.ts'

const mail = String.raw`[\w.+\-]{1,64}@[\w\-]{1,64}(?:\.[\w\-]{1,20}){1,4}`
const capital = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)?\p{Lu}[\p{L}'’\-]*(?:\s(?:(?:van|von|de|der|den|la|al|bin)\s)*\p{Lu}[\p{L}'’\-]*){0,3}`
const joint = String.raw`(?:\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+|\s*&\s*)`
const person = `(?:${mail}|${capital})`
const gathering =
  'lunch|dinner|breakfast|brunch|coffee|drinks?|call|meeting|meet|meetup|sync|catch[ -]?up|catchup|1:1|1-1|one[ -]on[ -]one|chat|interview|review|session|standup|stand-up|tea|appointment|date|tennis|golf|walk|party|demo|workshop|training'

const capitalised = new RegExp(
  String.raw`(?:\b(?:[Ww]ith|[Ii]nvite|[Ii]nviting|[Ii]nclude|[Aa]dd|and invite)|\b[Ww]\/)\s*(${person}(?:${joint}${person}){0,19})`,
  'gu',
)
const afterVerb = new RegExp(
  String.raw`(?:^|[\s${mask}])(?:[Mm]eet|[Cc]all|[Ss]ee|[Pp]hone|[Rr]ing|[Vv]isit|[Ii]nterview|[Ee]mail|1:1|[Ll]unch|[Dd]inner)\s+(${person}(?:${joint}${person}){0,9})`,
  'gu',
)
const small = String.raw`\p{Ll}[\p{L}'’\-]{1,30}`
const lowered = new RegExp(
  String.raw`\b(?i:${gathering})\s+(?:[Ww]ith|[Ww]\/)\s*(${small}(?:${joint}${small}){0,9})(?![@\w])`,
  'gu',
)

/** Names that are known as such, wherever they stand. */
const withSmall = new RegExp(String.raw`\b[Ww]ith\s+(${small}(?:${joint}${small}){0,9})(?![@\w])`, 'gu')

const nobody = new Set(
  `the a an my our your his her their its all everyone everybody me us you them him someone team client clients customer customers
   new some two three four both no other friends family mum mom dad parents colleagues staff board management marketing sales
   legal hr finance engineering design product accounting people folks kids wife husband boss manager doctor dentist lawyer`.split(
    /\s+/,
  ),
)
const titles = new Set(
  `call meeting lunch dinner breakfast monday tuesday wednesday thursday friday saturday sunday zoom teams i
  january february march april may june july august september october november december english christmas`.split(/\s+/),
)

const between = new RegExp(joint, 'u')

/** Names as they were said: “with Sara, Tom Lee and jo@example.org”. A group (“the team”) is nobody in particular. */
export function readPeople(text: string): string[] {
  const found = [...text.matchAll(capitalised), ...text.matchAll(afterVerb), ...text.matchAll(lowered)]
  const typed = [...text.matchAll(withSmall)].flatMap((match) => knownNames((match[1] ?? '').split(between)))
  const names = [...found.flatMap((match) => (match[1] ?? '').split(between)), ...typed]
  const tidy = names.map((name) => name.replace(/['’]s$/u, '').trim()).filter(isName)
  const once = new Map(tidy.map((name) => [name.toLocaleLowerCase(), name]))
  return [...once.values()].slice(0, 50).map(inCapitals)
}

/** “With dmitri and nia”: all of them, or nobody. */
function knownNames(names: readonly string[]): readonly string[] {
  return names.every((name) => firstNames.has(name)) ? names : []
}

function isName(name: string): boolean {
  const first = name.toLocaleLowerCase().split(/\s/u)[0] ?? ''
  return name !== '' && !nobody.has(first) && !titles.has(first)
}

function inCapitals(name: string): string {
  return name.includes('@') || /\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
