import { useSyncExternalStore } from 'react'
import { CopyButton } from './copy-button.tsx'
import { highlighter, languageName, whenHighlighter } from './highlighter.ts'
import { Highlighted } from './highlighted.tsx'
import { settledLength } from './settled.ts'

type CodeBlockProps = { code: string; language: string; open: boolean }

/** A code block with its language and a copy button; coloured once the highlighter has loaded. */
export function CodeBlock({ code, language, open }: CodeBlockProps) {
  const name = languageName(language)
  return (
    <figure className="group/code overflow-hidden rounded-card border border-hairline bg-sunken">
      <figcaption className="flex h-9 items-center justify-between border-b border-hairline pr-1 pl-3 text-13 text-muted pointer-coarse:h-11">
        <span>{name || 'Code'}</span>
        <CopyButton text={code} what={name ? `${name} code` : 'code'} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached */}
      <pre tabIndex={0} className="overflow-x-auto p-3 font-mono text-13 -outline-offset-2">
        <code>
          <Words code={code} language={name} open={open} />
        </code>
      </pre>
    </figure>
  )
}

/** Nobody reads longer code here, and colouring it would block the page. */
const longest = 50_000

function Words({ code, language, open }: CodeBlockProps) {
  const colour = useSyncExternalStore(whenHighlighter, highlighter, nothing)
  if (!colour || language === '' || code.length > longest) return code
  const settled = open ? settledLength(code, 2_000) : code.length
  return (
    <>
      <Highlighted code={code.slice(0, settled)} language={language} colour={colour} />
      {code.slice(settled)}
    </>
  )
}

function nothing(): undefined {
  return undefined
}
