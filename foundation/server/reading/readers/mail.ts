import PostalMime, { type Address } from 'postal-mime'
import { inSteps, type Reader } from '../block.ts'
import { readingLimits } from '../limits.ts'
import { readHtml } from './html.ts'
import { mailBlocks, nameAndAddress } from './mail-blocks.ts'
import { paragraphsOf } from './text.ts'

/** A mail as it was saved by most programs, in the form in which it was sent. */
export const mailReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const mail = await PostalMime.parse(bytes, { maxNestingDepth: readingLimits.depth })
    const { subject = '', from, to = [], cc = [], date = '', text, html, attachments } = mail
    yield* inSteps(
      mailBlocks({
        subject,
        from: from ? wordsOf(from) : '',
        to: to.map(wordsOf).join(', '),
        cc: cc.map(wordsOf).join(', '),
        date,
        said: text === undefined || text.trim() === '' ? readHtml(html ?? '').blocks : paragraphsOf(text),
        attached: attachments.flatMap(({ filename }) => filename ?? []),
      }),
    )
    return { title: subject === '' ? undefined : subject.slice(0, 300) }
  },
}

function wordsOf({ name, address, group }: Address): string {
  return group ? `${name}: ${group.map(wordsOf).join(', ')}` : nameAndAddress(name, address ?? '')
}
