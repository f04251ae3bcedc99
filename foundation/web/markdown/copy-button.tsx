import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { report } from '#foundation/web/report.ts'

/** Copies a text, and says whether it worked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch (error) {
      report('The browser did not let the page copy', error)
      setOutcome('failed')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <button type="button" aria-label={`Copy ${what}`} onClick={() => void copy()} className={look}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span aria-live="polite">{words[outcome ?? 'idle']}</span>
    </button>
  )
}

const words = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' }

const look =
  'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control px-2 text-13 text-muted hover:bg-touch hover:text-ink pointer-coarse:h-11 print:hidden'
