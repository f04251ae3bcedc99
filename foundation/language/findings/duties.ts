import type { FindingKind, FindingRule } from '#foundation/contract/finding.ts'
import type { Unit } from './units.ts'

type Read = {
  kind: Extract<FindingKind, 'duty' | 'decision' | 'question'>
  rule: FindingRule
  words: string
  who?: string
}

/** What a sentence asks somebody to do, decides or leaves open; at most one of these. */
export function readDuty(unit: Unit, next: readonly Unit[]): Read | undefined {
  if (unit.isTicked) return undefined
  if (unit.isRow) return readRow(unit)
  const { plain } = unit
  return (
    readLabel(plain) ??
    readAddressed(plain) ??
    (unit.hasBox ? duty('checkbox', plain) : undefined) ??
    readDecision(unit) ??
    readQuestion(unit, next) ??
    readSection(unit) ??
    readRequest(plain) ??
    readPromise(unit) ??
    readModal(plain) ??
    readNamed(plain)
  )
}

const dutyLabel = /^(?:action(?: item| point)?|to[- ]?do|task|next step|ap|aufgabe)(?: \d{1,3})?\s?[:–]\s*(\S.*)$/isu
const decisionLabel =
  /^(?:decisions?|decided|resolved|resolution|beschluss|entscheidung)(?: \d{1,3})?\s?[:–]\s*(\S.*)$/isu
const questionLabel =
  /^(?:open(?: questions?| points?| issues?)?|question|offen|frage)(?: \d{1,3})?\s?[:–]\s*(\S.*)$/isu

function readLabel(text: string): Read | undefined {
  const [, toDo] = dutyLabel.exec(text) ?? []
  if (toDo !== undefined) return duty('label', toDo)
  const [, decision] = decisionLabel.exec(text) ?? []
  if (decision !== undefined) return { kind: 'decision', rule: 'label', words: decision }
  const [, question] = questionLabel.exec(text) ?? []
  return question === undefined ? undefined : { kind: 'question', rule: 'label', words: question }
}

function readSection({ section, plain, isListed }: Unit): Read | undefined {
  if (section === undefined || (!isListed && plain.split(/\s+/u).length < 2)) return undefined
  return section === 'duty' ? duty('section', plain) : { kind: section, rule: 'section', words: plain }
}

const decided =
  /(?:^|[\s,])(?:(?:we|they|everyone|all|the (?:board|team|group|committee|meeting|council|parties))(?: have| has| all| then| also)? (?:decided|agreed|resolved|approved|settled on|voted)|it (?:was|is|has been) (?:decided|agreed|resolved)|(?:we(?:'ll|’ll| will)?|let(?:'|’)?s) go with|(?:was|were|is|are) (?:unanimously )?(?:approved|adopted|accepted|rejected)(?= by the| unanimously|[.,;]|$))(?!\p{L})/iu

function readDecision({ plain, section }: Unit): Read | undefined {
  if (section === 'question' || plain.endsWith('?') || !decided.test(plain)) return undefined
  return { kind: 'decision', rule: 'decided', words: plain }
}

const openPoint =
  /(?<!\p{L})(?:(?:is|are|remains?|it is|stays?) (?:still )?(?:open|unclear|undecided|not (?:yet )?decided)(?!\p{L})|tb[cd]|to be (?:decided|clarified|confirmed|determined|defined)|we (?:still )?(?:need|have) to (?:find out|decide|clarify)|nobody knows|not yet clear|ist (?:noch )?offen|zu klären)(?!\p{L})/iu
const unsure =
  /(?<!\p{L})(?:not sure|don(?:'|’)t know|do not know|no idea|find out|come back to|look into|unclear|open|clarify|to be decided|good question|decide (?:that )?later)(?!\p{L})/iu
const asked = /(?<!\p{L})(?:could|can|would|will) you (?:please |also )*(?!see|hear|tell)(\p{L}.{4,400})\?$/iu

/** “Will you sign it, and may I tell the owner?”: the second question asks nothing to be done. */
const askedBeside = /,? (?:and|or) (?:may|can|could|shall|should|do|will|would) (?:I|we)(?!\p{L}).*$/iu

function readQuestion({ plain, who, section }: Unit, next: readonly Unit[]): Read | undefined {
  if (section === 'duty') return undefined
  if (plain.endsWith('?')) {
    const [, request] = asked.exec(plain) ?? []
    if (request !== undefined && section !== 'question') return duty('request', request.replace(askedBeside, ''))
    const isOpen =
      who === undefined || section === 'question' || next.slice(0, 2).some((each) => unsure.test(each.plain))
    return isOpen && plain.split(/\s+/u).length > 1
      ? { kind: 'question', rule: 'question mark', words: plain }
      : undefined
  }
  return openPoint.test(plain) ? { kind: 'question', rule: 'open point', words: plain } : undefined
}

const please =
  /^(?:so |and |also )?(?:please|kindly|bitte)[, ]+(?!see |note |find |refer |be aware|do not |don)(\p{L}.{4,400})$/isu

function readRequest(text: string): Read | undefined {
  const [, request] = please.exec(text) ?? []
  return request === undefined ? undefined : duty('request', request)
}

const addressed =
  /^(?:(?:so|and|then|ok|okay)[, ]+)?@?(\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}'’-]{1,25})?), (?:please|kindly|bitte|(?:can|could|would|will) you(?: please)?)[, ]+(?!see |hear |tell |note |be aware|do not |don)(\p{L}.{4,400}?)\??$/su

/** “Ben, please book the room”: whoever is spoken to. */
function readAddressed(text: string): Read | undefined {
  const [, who = '', words] = addressed.exec(text) ?? []
  if (words === undefined || notWho.has(who.toLowerCase()) || notSpokenTo.has(who.toLowerCase())) return undefined
  return { ...duty('request', words.replace(askedBeside, '')), who }
}

const notSpokenTo = new Set(
  `hello hi hey dear thanks sorry yes no ok okay sure well right great good first second third finally lastly next also
  however otherwise therefore then so now again today tomorrow all everyone everybody somebody anybody team`.split(
    /\s+/u,
  ),
)

const promise =
  /^(?:(?:yes|yeah|ok|okay|right|sure|so|and|well|then|fine|good|great|in that case|no problem)[,.]? ){0,3}I(?:(?:'|’)ll| will| am going to|(?:'|’)m going to|(?:'|’)d better)(?: also| then)? (?!be |have |not |say |think |see |never |admit|just say|stop|keep it)(\p{L}.{4,400})$/isu

/** “I’ll send it”: whoever said it. */
function readPromise({ plain, who }: Unit): Read | undefined {
  const [, words] = promise.exec(plain) ?? []
  return words === undefined ? undefined : { ...duty('promise', words), ...(who !== undefined && { who }) }
}

const modal =
  /^((?:(?:The|Each|Every|Either|Both|Der|Die|Das) )?\p{Lu}?[\p{L}'’-]{1,30}(?: (?:(?:and|und|of the|of|&) )?\p{Lu}[\p{L}'’-]{0,30}){0,3}) (shall|must|has to|have to|needs? to|is to|are to|agrees? to|agreed to|undertakes? to|promised to|will|muss|müssen|soll|übernimmt)(?: also| then| immediately| promptly)? (?!not |never |be (?!paid|sent|delivered|returned|signed|provided|submitted|given|done|finished|completed|reported|made|renewed|handed))(\p{L}.{3,600})$/su

/** “Anna will”, “The Tenant shall”, “Both parties must”. “It must” names nobody. */
function readModal(text: string): Read | undefined {
  const [, who = '', verb = '', words] = modal.exec(text) ?? []
  if (words === undefined || nobody.has(who.toLowerCase())) return undefined
  const isPassive = /^be \p{L}/u.test(words)
  if (verb === 'will' && !isPassive && !/^(?:\p{Lu}[\p{L}'’-]{1,30} ?(?:and )?){1,3}$/u.test(who)) return undefined
  if (isPassive) return { kind: 'duty', rule: 'modal verb', words: text }
  return { kind: 'duty', rule: 'modal verb', words, who }
}

const nobody = new Set(
  `it this that there which what he she they you one these those the everything everybody nobody nothing anything such
  if when where as then here any all some es dies das man`.split(/\s+/u),
)

const named =
  /^@?(\p{Lu}\p{Ll}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,25})?(?: (?:and|&) \p{Lu}[\p{L}'’-]{1,25})?) to ((?:also |then )?(?:arrange|ask|book|bring|buy|call|chase|check|circulate|collect|complete|confirm|contact|contribute|create|define|deliver|draft|email|e-mail|find|finish|fix|follow up|forward|get|inform|invite|mail|order|organi[sz]e|pay|phone|prepare|present|print|propose|provide|report|review|ring|schedule|send|set up|share|sign|speak|submit|talk|test|translate|update|write) .{2,400})$/su

/** “Nora to send the figures”, as minutes write it. */
function readNamed(text: string): Read | undefined {
  const [, who = '', words] = named.exec(text) ?? []
  const isWord = [nobody, notWho, notSpokenTo, leads].some((each) => each.has(who.toLowerCase()))
  return words === undefined || isWord ? undefined : { kind: 'duty', rule: 'modal verb', words, who }
}

const leads = new Set(
  `need want plan able ready happy remember forgot going trying looking hoping aim due subject according next how where
  welcome back free easy hard best better nice glad time order used likely willing decided agreed`.split(/\s+/u),
)

const led =
  /^@?(\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}'’-]{1,25})?(?: (?:and|&|und) \p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}'’-]{1,25})?)?)(?:\s?[:–]\s+| - | (?:to|will|shall|must|should|is to|has to|needs to) )(\S.*)$/su
const closed =
  /^(\S.{2,400}?)\s?[([–](?:owner: ?|@)?(\p{Lu}[\p{L}'’-]{1,25}(?: (?:and )?\p{Lu}[\p{L}'’-]{1,25})?)(?:[,;:]? [^()[\]]{1,40})?[)\]]?\.?$/su
const ownerBehind =
  /^(\S.{2,400}?)[.,;]? (?:owner|responsible|who|verantwortlich)\s?: ?(\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}'’-]{1,25})?)(?![\p{L}])/isu

/** Whose it is, where that is said before it or behind it. */
function duty(rule: FindingRule, text: string): Read {
  const [, first, rest] = led.exec(text) ?? []
  if (first !== undefined && rest !== undefined && !notWho.has(first.toLowerCase()))
    return { kind: 'duty', rule, words: rest, who: first }
  for (const pattern of [ownerBehind, closed]) {
    const [, what, who] = pattern.exec(text) ?? []
    if (what !== undefined && who !== undefined && !notWho.has(who.toLowerCase().split(' ')[0] ?? ''))
      return { kind: 'duty', rule, words: what, who }
  }
  return { kind: 'duty', rule, words: text }
}

const notWho = new Set(
  `note deadline due by until before on after january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday see page week done open tbd`.split(/\s+/u),
)

const whatColumn = /^(?:actions?(?: items?)?|tasks?|to[- ]?dos?|what|duty|activity|measure|aufgabe|was)$/iu
const whoColumn = /^(?:owner|responsible|who|assignee|assigned to|person|by whom|verantwortlich|wer)$/iu
const dueColumn = /^(?:due(?: date| by)?|deadline|by when|until|by|when|date|termin|bis|fällig)$/iu
const stateColumn = /^(?:status|state|done|stand)$/iu

function readRow({ plain, columns = [] }: Unit): Read | undefined {
  const names = columns.map((column) => column.trim())
  const cells = plain.split('\t').map((cell) => cell.trim())
  const cellOf = (pattern: RegExp): string => cells[names.findIndex((name) => pattern.test(name))] ?? ''
  const words = cellOf(whatColumn)
  const isPlan = names.some((name) => whoColumn.test(name) || dueColumn.test(name))
  if (words === '' || !isPlan || /^(?:done|closed|finished|yes|x|✓|erledigt)$/iu.test(cellOf(stateColumn)))
    return undefined
  const who = cellOf(whoColumn)
  return { kind: 'duty', rule: 'table', words, ...(who !== '' && { who }) }
}
