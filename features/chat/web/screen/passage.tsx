import type { Passage as Pieces } from '../../contract.ts'
import { visible } from '#foundation/web/markdown/visible.ts'

/** The passage that was found, with hits marked. */
export function Passage({ passage }: { passage: Pieces }) {
  return passage.map(({ text, hit }, at) => {
    const Piece = hit ? Hit : Plain
    // oxlint-disable-next-line react/no-array-index-key -- a passage never changes its order
    return <Piece key={at} text={visible(text)} />
  })
}

function Hit({ text }: { text: string }) {
  return <mark className="rounded-[2px] bg-amber-wash px-0.5 text-ink">{text}</mark>
}

function Plain({ text }: { text: string }) {
  return text
}
