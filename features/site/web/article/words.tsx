import { type ReactNode, use } from 'react'
import { report } from '#foundation/web/report.ts'
import { supportEmail } from '#foundation/web/support-email.ts'
import { Article } from './article.tsx'

type WordsProps = { name: string; contents: boolean; failed: ReactNode }

export function Words({ name, contents, failed }: WordsProps) {
  const text = use(textOf(name))
  return text === undefined ? failed : <Article text={text} contents={contents} />
}

const texts = import.meta.glob<string>('../../content/**/*.md', { query: '?raw', import: 'default' })

const asked = new Map<string, Promise<string | undefined>>()

/** Asked for once; what could not be fetched is asked for again when it is shown again. */
function textOf(name: string): Promise<string | undefined> {
  const known = asked.get(name)
  if (known) return known
  const asking = readText(name)
  asked.set(name, asking)
  return asking
}

async function readText(name: string): Promise<string | undefined> {
  try {
    const text = await texts[`../../content/${name}.md`]?.()
    return text?.replaceAll('{email}', supportEmail())
  } catch (error) {
    report(`The words of ${name} could not be fetched`, error)
    setTimeout(() => asked.delete(name), 1_000)
    return undefined
  }
}
