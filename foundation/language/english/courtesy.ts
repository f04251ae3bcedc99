import { tokenize, type Token } from '../text/tokens.ts'

const leads =
  phrasesOf(`hey, hi, hello, righto, alrighty, alright, fair enough, makes sense, sounds good, got it, worth a shot, ok, okay, please, pls, plz, so, and, then, also, now, oh, um, well, thanks, great, perfect, right,
  can you, could you, would you, will you, can we, could we, i need you to, i want you to, i would like you to, i would like to, i should prefer, i would prefer,
  i need to, i want to, help me, just, let us, go ahead and, be sure to, make sure to, make sure you, do not forget to, kindly,
  attache, olly, would you mind, is it possible to, be so kind and, be so kind to, be so kind as to, quickly, maybe, um, uh, er, erm, hm, bro, yo, dude, mate, please to, ok so, i would appreciate it if you could,
  would you be so kind as to, could i trouble you to, can i trouble you to, may i ask you to, could i ask you to, can i ask you to, i would be grateful if you could,
  i would be grateful if, it would be great if you could, would you be able to, are you able to, would you ever, pray, might i ask you to, might i trouble you to, i beg you to, see to it that, could you possibly, do me a favour and, do me a favor and, be a dear and, be an angel and, any chance you could, any chance you can, dear, my dear, right so, kindly note to`)
const trails =
  phrasesOf(`please, pls, plz, thanks, thank you, thx, cheers, for me, will you, would you, ok, okay, can you do that,
  could you do that, if you would, if you please, i beg you, if you can, if possible, if you could, btw, by the way`)

/** What is asked for, in one line, without the courtesy around it. */
export function withoutCourtesy(message: string): string {
  const text = message.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  const tokens = tokenize(text)
  let [at, end] = [0, tokens.length]
  for (let found = lengthAt(tokens, at, leads); found > 0 && at + found < end; found = lengthAt(tokens, at, leads))
    at += found
  for (
    let found = lengthBefore(tokens, end, trails);
    found > 0 && end - found > at && !isSaid(text, tokens, end - found);
    found = lengthBefore(tokens, end, trails)
  )
    end -= found
  const bare = trimmed(text.slice(tokens[at]?.from ?? 0, end === tokens.length ? undefined : tokens[end - 1]?.to))
  return at > 0 ? withBase(bare) : bare
}

/** “(Would you mind) letting Tom know” is “let Tom know”. */
export function withBase(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  return [gerunds.get(first.toLowerCase()) ?? first, ...rest].join(' ')
}

const gerunds: ReadonlyMap<string, string> = new Map(
  `let=letting tell=telling ask=asking send=sending forward=forwarding write=writing reply=replying answer=answering archive=archiving
  star=starring label=labelling mute=muting snooze=snoozing put=putting move=moving mark=marking make=making add=adding cancel=cancelling
  book=booking check=checking draft=drafting email=emailing thank=thanking remind=reminding find=finding show=showing give=giving
  get=getting set=setting change=changing delete=deleting pass=passing drop=dropping hide=hiding flag=flagging tag=tagging push=pushing shift=shifting postpone=postponing
  rename=renaming reopen=reopening tick=ticking schedule=scheduling cancel=canceling create=creating block=blocking remove=removing invite=inviting`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([base = '', gerund = '']): [string, string] => [gerund, base]),
)

/**
 * “Tuesday works for me”, “that is ok”, “saying thanks” and “reply: thank you” say so; “book it for me” is courtesy.
 */
function isSaid(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at]]
  return saying.has(before?.text ?? '') || text.slice(before?.to, first?.from).includes(':')
}

const saying = new Set(
  'works work worked fine good great perfect best better suits easier fits is are be was saying say no'.split(' '),
)

export function phrasesOf(list: string): readonly (readonly string[])[] {
  return list
    .split(',')
    .map((phrase) => tokenize(phrase).map(({ text }) => text))
    .filter((words) => words.length > 0)
    .toSorted((one, other) => other.length - one.length)
}

/** How many tokens the longest phrase takes that stands here; 0 where none does. */
export function lengthAt(tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  return phrases.find((words) => words.every((word, step) => tokens[at + step]?.text === word))?.length ?? 0
}

function lengthBefore(tokens: readonly Token[], end: number, phrases: readonly (readonly string[])[]): number {
  return (
    phrases.find((words) => words.every((word, step) => tokens[end - words.length + step]?.text === word))?.length ?? 0
  )
}

const edges = new Set(' \t,;:.!?–—-')

export function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && edges.has(text.charAt(from))) from += 1
  while (to > from && edges.has(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
