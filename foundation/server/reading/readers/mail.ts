import PostalMime, { type Address } from 'postal-mime'
import { type Block, inSteps, type Reader } from '../block.ts'
import { readingLimits } from '../limits.ts'
import { readHtml } from './html.ts'
import { paragraphsOf } from './text.ts'

/** A mail as it was saved: who, when, about what, what it says, and what is attached to it. */
export const mailReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const mail = await PostalMime.parse(bytes, { maxNestingDepth: readingLimits.depth })
    const { subject = '', from, to = [], cc = [], date = '', text, html, attachments } = mail
    const header = [
      ['From', from ? wordsOf(from) : ''],
      ['To', to.map(wordsOf).join(', ')],
      ['Cc', cc.map(wordsOf).join(', ')],
      ['Date', date],
    ].filter(([, value]) => value !== '')
    const blocks: Block[] = [
      { kind: 'heading', text: subject, level: 1 },
      ...header.map(([name, value]): Block => ({ kind: 'text', text: `${name}: ${value}`, place: { part: 'header' } })),
      ...(text === undefined || text.trim() === '' ? readHtml(html ?? '').blocks : paragraphsOf(text)),
      ...attachments.flatMap(({ filename }): Block[] =>
        filename === null ? [] : [{ kind: 'text', text: `Attached: ${filename}`, place: { entry: filename } }],
      ),
    ]
    yield* inSteps(blocks)
    return { title: subject === '' ? undefined : subject.slice(0, 300) }
  },
}

function wordsOf({ name, address, group }: Address): string {
  if (group) return `${name}: ${group.map(wordsOf).join(', ')}`
  return [name, address === undefined || address === '' ? '' : `<${address}>`].filter((part) => part !== '').join(' ')
}
