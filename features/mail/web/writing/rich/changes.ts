/** What was changed among the lines of an element since they were drawn. */
export type Changes = {
  /** Whether lines were added, removed or put elsewhere. */
  areStructural: () => boolean
  /** The lines within which something was changed. */
  lines: () => ReadonlySet<Element>
  /** Forgets what was changed up to now. */
  forget: () => void
}

const line = '[data-line]'

/** Follows the changes, so that a key does not cost a look at each line of a long text. */
export function followChanges(root: HTMLElement): Changes {
  let areStructural = false
  let changed = new Set<Element>()
  function note(records: readonly MutationRecord[]): void {
    for (const { target, addedNodes, removedNodes } of records) {
      const within = (target instanceof Element ? target : target.parentElement)?.closest(line)
      if (within) changed.add(within)
      areStructural ||= !within || [...addedNodes, ...removedNodes].some(holdsLine)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return {
    areStructural() {
      note(observer.takeRecords())
      return areStructural
    },
    lines() {
      note(observer.takeRecords())
      return changed
    },
    forget() {
      observer.takeRecords()
      areStructural = false
      changed = new Set()
    },
  }
}

function holdsLine(node: Node): boolean {
  return node instanceof Element && (node.matches(line) || node.querySelector(line) !== null)
}
