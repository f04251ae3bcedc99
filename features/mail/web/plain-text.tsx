import { Fragment } from 'react'
import { LinkButton } from '#foundation/web/markdown/link-button.tsx'
import { piecesOf } from './text-pieces.ts'

/** Others' words, as they were written; links show where they lead before they are followed. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="max-w-prose text-16 leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {piecesOf(text).map(({ words, address }, at) =>
        address ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces never change places
          <LinkButton key={at} address={address}>
            {words}
          </LinkButton>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- nor do these
          <Fragment key={at}>{words}</Fragment>
        ),
      )}
    </div>
  )
}
