import { readAddress } from '#foundation/web/markdown/address.ts'
import { LinkButton } from '#foundation/web/markdown/link-button.tsx'

/** Plain words in which addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s<>"]{1,2000})/)
  return parts.map((part, at) => {
    const address = at % 2 === 1 ? readAddress(part) : undefined
    // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
    return <span key={at}>{address ? <LinkButton address={address}>{part}</LinkButton> : part}</span>
  })
}
