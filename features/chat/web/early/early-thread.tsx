import { productName } from '#foundation/contract/product.ts'
import { headingLook } from '#foundation/web/markdown/block.tsx'
import { column } from '../screen/column.ts'
import { Entry } from '../screen/entry.tsx'
import { OnPaper } from '../screen/on-paper.tsx'
import { Bubble } from '../screen/person-message.tsx'
import { ThreadLoading } from '../screen/thread-states.tsx'
import { shapeName, threadName } from './shapes.ts'

/**
 * The place of the messages in the page that is written at the build, with the shapes of which `open.ts` makes the newest
 * ones: the same components as later, so that nothing moves when the page's code takes over.
 */
export function EarlyThread() {
  return (
    <>
      <div
        {...{ [threadName]: '' }}
        className="h-full overflow-y-auto [overflow-anchor:none] [scrollbar-gutter:stable_both-edges]"
      >
        <ThreadLoading />
      </div>
      <template {...{ [shapeName]: 'thread' }}>
        <section aria-label="Conversation" className={`${column} grid grid-cols-[minmax(0,1fr)] gap-1 py-6`} />
      </template>
      <template {...{ [shapeName]: 'user' }}>
        <Entry label="You" tabbable={false}>
          <Bubble>{''}</Bubble>
          <Room />
        </Entry>
      </template>
      <template {...{ [shapeName]: 'assistant' }}>
        <Entry label={productName} tabbable={false}>
          <OnPaper>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-16 break-words">
              {/* A paragraph, and behind it the headings by their depth. */}
              <p className="whitespace-pre-wrap" />
              {[1, 2, 3, 4, 5, 6].map((depth) => (
                <p key={depth} className={headingLook(depth)} />
              ))}
            </div>
          </OnPaper>
          <Room />
        </Entry>
      </template>
    </>
  )
}

/** Where it stands what can be done with a message. */
function Room() {
  return <div className="min-h-8 pointer-coarse:hidden" />
}
