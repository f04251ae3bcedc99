/** Reads transcripts in WebVTT and SubRip: who said what, and when. */
type Cue = { clock: string; who: string; text: string }
/** `later`: the times from which on later parts of the text were said. */
export type Turn = Cue & { later: { at: number; clock: string }[] }

/** Cues of one speaker are one paragraph until it is long. */
export function turnsIn(text: string): Turn[] {
  const turns: Turn[] = []
  for (const cue of cuesIn(text)) {
    const last = turns.at(-1)
    const goesOn = last !== undefined && last.who === cue.who && last.text.length < longTurn
    if (goesOn) {
      if (cue.clock !== (last.later.at(-1) ?? last).clock)
        last.later.push({ at: last.text.length + 1, clock: cue.clock })
      last.text = `${last.text} ${cue.text}`
    } else turns.push({ ...cue, later: [] })
  }
  return turns
}

/** A pasted transcript as paragraphs by speaker; any other text as it is. */
export function saidIn(text: string): { text: string; who?: string }[] {
  if (!cueTiming.test(text)) return [{ text }]
  return turnsIn(text).map(({ text: said, who }) => ({ text: said, ...(who !== '' && { who }) }))
}

const cueTiming = /^(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}[^\S\n]+-->[^\S\n]+(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}/mu
const longTurn = 500

const timing = /^(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,]\d{3}\s+-->/u
const voice = /^<v(?:\.[^\s>]{1,80})?\s+([^>]{1,80})>/u
const named = /^(\p{Lu}[\p{L} .'’-]{0,40}):\s+/u

function cuesIn(text: string): Cue[] {
  const cues: Cue[] = []
  // What stands in a block before its timing is its number or name; a block without a timing is a note or a style.
  for (const block of text.replaceAll(/\r\n?/gu, '\n').split(/\n{2,}/u)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    const [, hours = '0', minutes = '', seconds = ''] = timing.exec(lines[at] ?? '') ?? []
    if (at < 0) continue
    const clock = `${Number(hours)}:${minutes}:${seconds}`
    for (const line of lines.slice(at + 1)) {
      const cue = spoken(line.trim())
      const last = cues.at(-1)
      if (cue.text === '') continue
      // A line without a name goes on with the speaker of its cue.
      if (cue.who === '' && !cue.isNew && last?.clock === clock) last.text = `${last.text} ${cue.text}`
      else cues.push({ clock, ...cue, who: cue.who === '' && !cue.isNew ? (last?.who ?? '') : cue.who })
    }
  }
  return cues
}

function spoken(line: string): { who: string; text: string; isNew: boolean } {
  const who = voice.exec(line)?.[1] ?? ''
  const bare = line
    .replaceAll(/<[^<>]{0,200}>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    // As passages are cleaned, so that the places of the cues in them stay right.
    .replaceAll('\u0000', '')
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const isNew = /^[-–]\s/u.test(bare)
  const said = bare.replace(/^[-–]\s+/u, '')
  const [lead, name] = named.exec(said) ?? []
  if (who === '' && lead !== undefined && name !== undefined)
    return { who: name.trim(), text: said.slice(lead.length), isNew }
  return { who: who.trim(), text: said, isNew }
}
