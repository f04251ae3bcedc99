import { mask } from '#foundation/time/words/text/mask.ts'
import type { Place } from '#foundation/time/words/when.ts'

/** A place, and where it was said together with its “at”. */
export type SaidPlace = Place & { name: string }

const online =
  `zoom teams|microsoft teams|ms teams|google meet|meet|skype|webex|slack|facetime|whatsapp|discord|hangouts|signal|the phone|phone`.replace(
    'zoom teams',
    'zoom|teams',
  )
const rooms =
  'room|meeting room|conference room|boardroom|board room|office|building|hall|lobby|kitchen|studio|auditorium|lab|library|theatre|theater|cafeteria|canteen|suite|floor|lounge'
const end = String.raw`(?=\s*(?:$|[,;!?${mask}]|\.(?:\s|$)|\s(?:with|for|on|at|about|to|from|re|regarding|and|w\/|until|by|tomorrow|today)(?:\s|$)))`
const word = String.raw`[^\s,;!?${mask}]+`
const some = String.raw`${word}(?:\s${word}){0,5}?`

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|\s)(?:location|where|venue|place)\s?:\s*(${some})${end}`, 'iu'),
  new RegExp(
    String.raw`(?:^|\s)(?:on|via|over|in|using|through)\s(?:a\s)?(${online})(?:\s(?:call|meeting))?(?![\p{L}\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|\s)@\s?(${some})${end}`, 'iu'),
  new RegExp(
    String.raw`(?:^|\s)(?:in|at)\s((?:the\s)?(?:${rooms})\s(?:[\p{Lu}\d]${word}|[A-Za-z]?\d+\w*|[A-Za-z])|(?:the\s)?(?:\p{L}+\s){0,2}(?:${rooms}))${end}`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|\s)at\s(${some})${end}`, 'iu'),
  new RegExp(String.raw`(?:^|\s)in\s(\p{Lu}${some})${end}`, 'u'),
  // “Dinner on Saturday, Maria’s place”.
  new RegExp(
    String.raw`(?:,|(?<=${mask}))\s?((?:\p{L}+['’]?s|her|his|their|our|my)\s(?:place|house|flat|home|studio))${end}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|\s)in\s((?:the\s)?(?:park|garden|city|cafe|café|pub|gym|town|church|school|hospital|hotel|restaurant|main street))${end}`,
    'iu',
  ),
]

/** “All hands, Thursday 16:00, Main Hall”: what stands behind the times in capitals. */
const behind = new RegExp(String.raw`(?<=${mask})\s*,\s*(\p{Lu}[^,;!?${mask}]{1,60})\.?$`, 'u')

/** What looks like a place and is none: “at all”, “at risk”, “look at the budget”. */
const none =
  /^(?:all|least|most|once|risk|first|last|noon|midnight|some point|\d.*|any|present|work on|stake|the same time|the latest|the end.*|the moment|this)\b/iu
const verbs = /\b(?:look|looking|aim|aimed|work|good|stare|arrive|arrives)$/iu

export function readPlace(text: string): SaidPlace | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    const name = found?.[1]?.trim()
    if (!found || !name || none.test(name) || verbs.test(text.slice(0, found.index))) continue
    return { at: found.index, until: found.index + found[0].length, name: name.replace(/[.,:]+$/u, '') }
  }
  const last = behind.exec(text)
  if (!last?.[1] || !/\p{L}/u.test(text.slice(0, last.index))) return undefined
  return { at: last.index, until: text.length, name: last[1].trim() }
}
