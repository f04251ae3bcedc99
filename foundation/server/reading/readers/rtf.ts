import { inSteps, type Block, type Reader } from '../block.ts'
import { readingLimits } from '../limits.ts'
import { Refusal, refusals } from '../refusal.ts'

/** Rich text: groups, letters by their number, and letters of a code page. */
export const rtfReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    yield* inSteps(blocksOf(new TextDecoder('latin1').decode(bytes)))
    return {}
  },
}

/** `isNew` until anything stands in it; `sink` takes its text, and `role` says what becomes of that when it ends. */
type Group = { isHidden: boolean; skips: number; isNew: boolean; sink: Sink; role?: Role | undefined }
type Role = 'author' | 'comment' | 'link' | 'linked'
type Sink = { text: string }

/** What stands in these is not part of the text. */
const hiding = new Set(
  `fonttbl colortbl stylesheet info pict object objdata themedata datastore generator listtable listoverridetable rsidtbl
  filetbl revtbl latentstyles xmlnstbl bkmkstart bkmkend nonshppict shpinst colorschememapping pgptbl mmathPr`.split(
    /\s+/v,
  ),
)
const letters: Readonly<Record<string, string>> = {
  tab: '\t',
  line: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00A0',
  _: '-',
}
const pages: Readonly<Record<string, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  65001: 'utf-8',
  10000: 'macintosh',
}

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giy

/** What has been read of the open paragraph and row; letters of a code page wait until all bytes of them are there. */
type State = {
  found: Block[]
  stack: Group[]
  paragraph: Sink
  author: string
  comments: Block[]
  /** The address that the open field leads to. */
  link: string
  bytes: number[]
  page: string
  /** Letters still to be left out: they stand for the one before in readers that cannot show it. */
  pending: number
  row: string[] | undefined
}

function blocksOf(rtf: string): Block[] {
  const paragraph: Sink = { text: '' }
  const first: Group = { isHidden: false, skips: 1, isNew: true, sink: paragraph }
  const state: State = {
    found: [],
    stack: [first],
    paragraph,
    author: '',
    comments: [],
    link: '',
    bytes: [],
    page: 'windows-1252',
    pending: 0,
    row: undefined,
  }
  for (let at = 0; at < rtf.length; at = Math.max(token.lastIndex, at + 1)) {
    token.lastIndex = at
    const match = token.exec(rtf)
    if (match) heed(state, match, state.stack.at(-1) ?? first)
    else token.lastIndex = at + 1
  }
  endRow(state)
  endParagraph(state)
  return state.found
}

function heed(state: State, [, word, value, hex, sign, brace, words]: RegExpExecArray, group: Group): void {
  // The line breaks of the file itself mean nothing.
  if ((brace ?? word ?? sign ?? hex ?? words) === undefined) return
  const { isNew } = group
  group.isNew = false
  if (brace === '{') {
    state.stack.push({ ...group, isNew: true, role: undefined })
    if (state.stack.length > readingLimits.depth * 4) throw new Refusal(refusals.tooDeep)
  } else if (brace === '}') {
    flush(state)
    if (state.stack.length > 1) state.stack.pop()
    endAside(state, group)
  } else if (word !== undefined) heedWord(state, word, value, group)
  // Only at the beginning of a group does it hide what follows.
  else if (sign === '*') group.isHidden ||= isNew
  else if (group.isHidden) return
  else if (hex !== undefined) {
    if (state.pending > 0) state.pending -= 1
    else state.bytes.push(Number.parseInt(hex, 16))
  } else if (sign === '\n' || sign === '\r') heedWord(state, 'par', undefined, group)
  else if (sign !== undefined) add(state, letters[sign] ?? (/[\\\{\}]/v.test(sign) ? sign : ''))
  else if (words !== undefined) {
    add(state, words.slice(state.pending))
    state.pending = Math.max(0, state.pending - words.length)
  }
}

function heedWord(state: State, word: string, value: string | undefined, group: Group): void {
  const aside = asides.get(word)
  if (word === 'ansicpg') state.page = pages[value ?? ''] ?? `windows-${value}`
  else if (word === 'uc') group.skips = Number(value ?? 1)
  else if (aside) openAside(state, group, aside)
  else if (word === 'fldrslt') group.role = 'linked'
  else if (hiding.has(word)) group.isHidden = true
  else if (group.isHidden) return
  else if (word === 'u') {
    const code = Number(value)
    add(state, String.fromCharCode(code < 0 ? code + 65_536 : code))
    state.pending = group.skips
  } else if (word === 'par' || word === 'sect' || word === 'page') {
    if (state.row || group.sink !== state.paragraph) add(state, ' ')
    else endParagraph(state)
  } else if (word === 'cell' || word === 'nestcell') {
    flush(state)
    state.row = [...(state.row ?? []), state.paragraph.text.trim()]
    state.paragraph.text = ''
  } else if (word === 'row' || word === 'nestrow') endRow(state)
  else if (letters[word] !== undefined) add(state, letters[word])
}

/** What stands within the text that it is about: a comment, its author before it, and where the next words lead to. */
const asides: ReadonlyMap<string, Role> = new Map([
  ['annotation', 'comment'],
  ['atnauthor', 'author'],
  ['fldinst', 'link'],
])

function openAside(state: State, group: Group, role: Role): void {
  flush(state)
  Object.assign(group, { isHidden: false, role, sink: { text: '' } } satisfies Partial<Group>)
}

function endAside(state: State, { role, sink }: Group): void {
  const text = sink.text.trim()
  if (role === 'author') state.author = text
  if (role === 'link') state.link = /HYPERLINK\s+"([^"]{1,2000})"/v.exec(text)?.[1] ?? ''
  if (role === 'linked' && state.link !== '') {
    if (!text.includes(state.link)) sink.text += ` (${state.link})`
    state.link = ''
  }
  if (role !== 'comment' || text === '') return
  const said = state.author === '' ? text : `${state.author}: ${text}`
  state.comments.push({ kind: 'text', text: said, place: { part: 'comments' } })
}

function add(state: State, text: string): void {
  flush(state)
  sinkOf(state).text += text
}

function flush(state: State): void {
  if (state.bytes.length > 0) sinkOf(state).text += decode(state.page, state.bytes)
  state.bytes = []
}

function sinkOf({ stack, paragraph }: State): Sink {
  return stack.at(-1)?.sink ?? paragraph
}

function endRow(state: State): void {
  flush(state)
  if (state.row) state.found.push({ kind: 'row', text: state.row.join('\t') })
  state.row = undefined
}

function endParagraph(state: State): void {
  flush(state)
  const { text } = state.paragraph
  if (text.trim() !== '') state.found.push({ kind: 'text', text })
  state.found.push(...state.comments.splice(0))
  state.paragraph.text = ''
}

function decode(page: string, bytes: number[]): string {
  try {
    return new TextDecoder(page).decode(new Uint8Array(bytes))
  } catch {
    // There is no such code page.
    return new TextDecoder('windows-1252').decode(new Uint8Array(bytes))
  }
}
