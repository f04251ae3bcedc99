import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeBeginning } from '../decoding.ts'
import { turnsIn } from '#foundation/language/text/transcript.ts'

/** Reads transcripts in WebVTT and SubRip: who said what, and when. */
export const transcriptReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { text, note } = decodeBeginning(bytes)
    yield* inSteps(spokenIn(text))
    return { note }
  },
}

function spokenIn(text: string): Block[] {
  return turnsIn(text).map(({ clock, who, text: said, later }) => {
    const lead = who === '' ? '' : `${who}: `
    const clocks = [{ at: 0, clock }, ...later.map((each) => ({ ...each, at: each.at + lead.length }))]
    return { kind: 'text', text: `${lead}${said}`, place: { clock, clocks } }
  })
}
