import { Fragment, type ReactNode, useState } from 'react'
import type { FormattedLine } from '#foundation/contract/act.ts'
import { textLink } from '#foundation/web/design/surface.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import '#foundation/web/rich-text.css'
import { type Block, blocksOf, type Link, linksOf } from './formatted-blocks.ts'

type FormattedTextProps = { lines: readonly FormattedLine[]; words: string; plain: ReactNode }

/**
 * A text drawn with its formatting, and its plain twin on demand. Links cannot be followed here, and show their
 * addresses.
 */
export function FormattedText({ lines, words, plain }: FormattedTextProps) {
  const [isPlain, setPlain] = useState(false)
  return (
    <>
      {isPlain ? (
        plain
      ) : (
        <>
          <div className="rich-text">
            {blocksOf(lines).map((block) => (
              <OneBlock key={block.at} block={block} />
            ))}
          </div>
          <VisuallyHidden>Formatting: {words}</VisuallyHidden>
        </>
      )}
      <button
        type="button"
        onClick={() => setPlain(!isPlain)}
        className={`mt-2 text-13 pointer-coarse:min-h-11 ${textLink}`}
      >
        {isPlain ? 'Show formatted' : 'Show as plain text'}
      </button>
    </>
  )
}

function OneBlock({ block: { list, lines } }: { block: Block }) {
  if (list === undefined) return lines.map((line) => <PlainLine key={line.at} line={line} />)
  const List = list
  return (
    <List>
      {lines.map(({ at, level, number, runs }) => (
        <li key={at} value={number} data-level={level} aria-level={level + 1} dir="auto">
          <Words runs={runs} />
        </li>
      ))}
    </List>
  )
}

function PlainLine({ line: { kind, level, runs } }: { line: FormattedLine }) {
  const Element = kind === 'heading' ? 'h3' : kind === 'quote' ? 'blockquote' : 'div'
  return (
    <Element data-level={level} dir="auto">
      {runs.length === 0 ? <br /> : <Words runs={runs} />}
    </Element>
  )
}

function Words({ runs }: Pick<FormattedLine, 'runs'>) {
  return linksOf(runs).map((link) => <Linked key={link.at} {...link} />)
}

function Linked({ runs, href, isNamed }: Link) {
  const words = runs.map((run) => <Fragment key={run.at}>{marked(run)}</Fragment>)
  if (href === undefined) return words
  return (
    <>
      <span className="link">{words}</span>
      {!isNamed && <span className="text-muted"> ({href})</span>}
    </>
  )
}

function marked({ text, bold, italic, underline }: FormattedLine['runs'][number]): ReactNode {
  let words: ReactNode = text
  if (underline) words = <u>{words}</u>
  if (italic) words = <i>{words}</i>
  return bold ? <b>{words}</b> : words
}
