/** “I need to pay the rent” as what is to be done. */
export function withoutNeed(said: string): string {
  const lower = said.toLowerCase().replaceAll('’', "'")
  const need = needs.find((each) => lower.startsWith(`${each} `))
  return need === undefined ? said : withoutNeed(said.slice(need.length + 1))
}

const needs = [
  'i need to',
  'i have to',
  'i must',
  'i should',
  'i really need to',
  'i really should',
  'i still need to',
  'i still have to',
  'i want to',
  "i've got to",
  'i have got to',
  'i ought to',
  'we need to',
  'we should',
  'we have to',
  'we must',
  'i gotta',
  'gotta',
  'need to',
  'someone has to',
  'somebody has to',
  'please',
  'i also need to',
  'i also have to',
  'oh',
  'and',
  "don't forget to",
  "i can't forget to",
  'i will',
  "i'll",
  "i'd better",
  'note to self:',
  'note to self,',
  'so',
  'by the way',
  'i got to',
  'got to',
  'have to',
  'must',
  'we have got to',
  'i have still got to',
  'also need to',
  'still need to',
  'really need to',
  'really have to',
  'remember to',
  'i had better',
  'better',
]

/** Whether a text starts by saying that something must be done. */
export function saysNeed(said: string): boolean {
  const lower = said.toLowerCase().replaceAll('’', "'")
  return needs.some((each) => tellsNeed.has(each.split(' ').at(-1) ?? '') && lower.startsWith(`${each} `))
}

const tellsNeed = new Set(['to', 'must', 'gotta'])
