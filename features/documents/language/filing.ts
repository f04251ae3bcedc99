import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { mayBeFile } from './index.ts'

/** What is wanted of files, folders and tags. `what` names files: “it”, “the budget”. */
export type FilingWish =
  | { do: 'move'; what: string; folder: string }
  | { do: 'tag'; what: string; tags: string[] }
  | { do: 'untag'; what: string; tags: string[] }
  | { do: 'rename'; what: string; name: string }
  | { do: 'delete'; what: string }
  | { do: 'open'; what: string }
  | { do: 'add-folder'; name: string; within?: string }
  | { do: 'rename-folder'; folder: string; name: string }
  | { do: 'rename-tag'; tag: string; name: string }
  | { do: 'delete-folder'; folder: string }
  | { do: 'list-folder'; folder: string }
  | { do: 'list-tag'; tag: string; about?: string }
  | { do: 'list-places' }
  | { do: 'room' }

/** `sure`: it speaks of files, folders or tags by that name; otherwise only what is kept can show whether it was meant. */
export type HeardFiling = { wish: FilingWish; sure: boolean }

const longest = 200
const polite =
  /^(?:(?:please|ok|okay|now|and|then|could you|can you|would you|will you|i want you to|i’d like you to|i'd like you to|let’s|let's)[, ]+){0,3}/iv

/** “Put the budget into Finance”, “tag it urgent”, “make a folder Travel”. */
export function readFiling(sentence: string): HeardFiling | undefined {
  if (sentence.length > longest) return undefined
  const said = withoutEnd(sentence.trim().split(/\s+/v).join(' '), '?!. ')
    .replace(/,? please$/iv, '')
    .replace(polite, '')
  for (const { pattern, wish } of forms) {
    const found = pattern.exec(said)
    const wanted = found && wish(found.groups ?? {})
    if (wanted) return { wish: wanted, sure: isSure(said, wanted) }
  }
  return undefined
}

type Groups = Record<string, string | undefined>
type Form = { pattern: RegExp; wish: (groups: Groups) => FilingWish | undefined }

const folderWord = '(?:(?:sub)?folder|directory)'
const filesWord = '(?:files?|documents?|docs?|pdfs?)'

const forms: readonly Form[] = [
  {
    pattern:
      /^(?:how much (?:space|room|storage)\b.{0,80}|how much .{0,20}storage .{0,40}|(?:storage|space|room) (?:used|left)|am i running out of (?:space|room|storage))$/iv,
    wish: () => ({ do: 'room' }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:show|list|which|what)(?: me)?(?: are)?(?: all)?(?: my| the)?(?: file| document)? (?:folders|tags)(?: do i have| are there| of my files)?|do i have (?:any )?folders)$`,
      'iv',
    ),
    wish: () => ({ do: 'list-places' }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:create|make|add|new|set up|open)(?: me)?(?: a| an| the)?(?: new)?|i need an?(?: new)?) ${folderWord}(?: for files)?(?: called| named| for)? (?<name>.{1,80}?)(?: (?:in|inside|within|under)(?: my| the)?(?: folder)? (?<within>.{1,60}?)(?: folder)?)?$`,
      'iv',
    ),
    wish: ({ name = '', within }) => ({
      do: 'add-folder',
      name: bare(name),
      ...(within !== undefined && { within: bare(within) }),
    }),
  },
  {
    pattern: new RegExp(`^(?:create|make|add|set up)(?: a| an)?(?: new)? (?<name>.{1,60}?) ${folderWord}$`, 'iv'),
    wish: ({ name = '' }) => ({ do: 'add-folder', name: bare(name) }),
  },
  {
    pattern: new RegExp(
      `^(?:rename|change the name of)(?: my| the)? ${folderWord} (?<folder>.{1,80}?) (?:to|as|into) (?<name>.{1,80})$`,
      'iv',
    ),
    wish: ({ folder = '', name = '' }) => ({ do: 'rename-folder', folder: bare(folder), name: bare(name) }),
  },
  {
    pattern: new RegExp(
      `^rename(?: my| the)? (?<folder>.{1,80}?) ${folderWord} (?:to|as|into) (?<name>.{1,80})$`,
      'iv',
    ),
    wish: ({ folder = '', name = '' }) => ({ do: 'rename-folder', folder: bare(folder), name: bare(name) }),
  },
  {
    pattern: /^rename(?: my| the)? tag (?<tag>.{1,40}?) (?:to|as|into) (?<name>.{1,40})$/iv,
    wish: ({ tag = '', name = '' }) => ({ do: 'rename-tag', tag: bare(tag), name: bare(name) }),
  },
  {
    pattern: new RegExp(
      `^(?:delete|remove|throw away|bin|trash)(?: my| the)? (?:${folderWord} (?<one>.{1,80})|(?<other>.{1,80}?) ${folderWord})$`,
      'iv',
    ),
    wish: ({ one, other = '' }) => ({ do: 'delete-folder', folder: bare(one ?? other) }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:what(?:'s|’s| is| are)|show me|show|list|open|which ${filesWord} are)(?: all)?(?: the)?(?: ${filesWord})?(?: everything)? (?:in|inside|within|from)(?: my| the)? (?:${folderWord} (?<one>.{1,80})|(?<other>.{1,80}?) ${folderWord})|(?:open|show)(?: me)?(?: my| the)? (?:${folderWord} (?<two>.{1,80})|(?<three>.{1,80}?) ${folderWord}))$`,
      'iv',
    ),
    wish: ({ one, other, two, three = '' }) => ({ do: 'list-folder', folder: bare(one ?? other ?? two ?? three) }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:show|list|find|which|what)(?: me)?(?: all| everything)?(?: of)?(?: my| the)? ?${filesWord}?(?: are| is| that are| which are)? ?(?:tagged|with the tag|with tag)(?: as| with)?|what is tagged(?: as)?|what’s tagged|what's tagged) (?<tag>["“][^"”]{1,40}["”]|.{1,40}?)(?: (?:about|regarding|concerning|mentioning|(?:that|which) mention) (?<about>.{1,80}))?$`,
      'iv',
    ),
    wish: ({ tag = '', about }) => ({
      do: 'list-tag',
      tag: bare(tag),
      ...(about !== undefined && { about: bare(about) }),
    }),
  },
  {
    pattern:
      /^(?:untag|remove the tags?|take the tags?|take off the tags?|take|remove) (?:(?<tags>.{1,80}?) (?:tag )?(?:from|off)) (?<what>.{1,120})$/iv,
    wish: ({ tags = '', what = '' }) => ({ do: 'untag', what: bare(what), tags: tagsIn(tags) }),
  },
  {
    pattern:
      /^(?:tag|add the tags?|put the tags?) (?<quoted>["“][^"”]{1,40}["”]|#?[\p{L}\p{N}\-]{1,40}) (?:to|on|onto) (?<what>.{1,120})$/iv,
    wish: ({ quoted = '', what = '' }) => ({ do: 'tag', what: bare(what), tags: tagsIn(quoted) }),
  },
  {
    pattern: /^tag (?<what>.{1,120}?) (?:as|with(?: the tags?)?) (?<tags>.{1,80})$/iv,
    wish: ({ what = '', tags = '' }) => ({ do: 'tag', what: bare(what), tags: tagsIn(tags) }),
  },
  {
    pattern:
      /^tag (?<what>it|this|that|them|these|those|(?:this|that|the|my|these|those) .{1,120}|.{1,100}?\.\p{L}[\p{L}\p{N}]{1,4}) (?<tag>["“#]?[\p{L}\p{N}\-]{1,40}["”]?)$/iv,
    wish: ({ what = '', tag = '' }) => ({ do: 'tag', what: bare(what), tags: tagsIn(tag) }),
  },
  {
    pattern: new RegExp(
      `^(?:put|move|file|place|drop|save|shift|stick)(?: all)? (?<what>.{1,120}?) (?:into|in|to|inside|under|within|back into)(?: my| the| an?)?(?: new)? (?:${folderWord} (?:called |named )?(?<one>.{1,80})|(?<other>.{1,80}?)(?: ${folderWord})?)$`,
      'iv',
    ),
    wish: ({ what = '', one, other = '' }) => ({ do: 'move', what: bare(what), folder: bare(one ?? other) }),
  },
  {
    pattern: new RegExp(
      `^(?:take|move) (?<what>.{1,120}?) out of (?:its|their|the|all|any)(?: .{1,60})? ?${folderWord}s?$`,
      'iv',
    ),
    wish: ({ what = '' }) => ({ do: 'move', what: bare(what), folder: '' }),
  },
  {
    pattern: /^(?:rename|retitle|change the (?:file ?)?name of) (?<what>.{1,120}?) (?:to|as|into) (?<name>.{1,160})$/iv,
    wish: ({ what = '', name = '' }) => ({ do: 'rename', what: bare(what), name: unquoted(name) }),
  },
  {
    pattern:
      /^(?:call|name) (?<what>(?:it|that|this|the|my) .{1,120}?|.{1,100}?\.\p{L}[\p{L}\p{N}]{1,4}) (?<name>["“].{1,160}["”]|[^ ]{1,60}\.\p{L}[\p{L}\p{N}]{1,4})$/iv,
    wish: ({ what = '', name = '' }) => ({ do: 'rename', what: bare(what), name: unquoted(name) }),
  },
  {
    pattern: /^(?:delete|remove|trash|bin|erase|get rid of|throw away|discard) (?<what>.{1,120})$/iv,
    wish: ({ what = '' }) => ({ do: 'delete', what: bare(what) }),
  },
  {
    pattern:
      /^(?:(?:open(?: up)?|pull up|bring up|show(?: me)?|view) (?!(?:all )?(?:the |my |our )?(?:files|documents|docs|uploads)$)(?:the |my |our )?|(?:find|locate|look for|where(?:’s|'s| is)) (?:me )?(?:the|my|our) )(?<what>.{1,80})$/iv,
    wish: ({ what = '' }) => (mayBeFile(what) ? { do: 'open', what: bare(what) } : undefined),
  },
]

/** What it is called: without “the”, “my” and quotation marks. */
function bare(said: string): string {
  return unquoted(said.trim().replace(/^(?:(?:all|both|the|my|of|our|a|an) ){1,3}/iv, ''))
}

function unquoted(said: string): string {
  return said
    .trim()
    .replace(/^["“'‘#]+/v, '')
    .replace(/["”'’]+$/v, '')
    .trim()
}

function tagsIn(said: string): string[] {
  return said
    .split(/,\s*(?:and )?| and /v)
    .map(unquoted)
    .filter((tag) => tag !== '')
}

const fileWords =
  /\b(?:files?|documents?|docs?|pdfs?|spreadsheets?|attachments?|uploads?|folders?|sub-?folders?|directory)\b|\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|csv|txt|md|rtf|html?|eml|msg|zip|jpe?g|png)\b/iv

function isSure(said: string, { do: deed }: FilingWish): boolean {
  // What is called so may be something else, or in a file instead of its name.
  if (deed === 'open') return false
  return deed === 'list-places' || deed === 'room' || deed === 'rename-tag' || fileWords.test(said)
}
