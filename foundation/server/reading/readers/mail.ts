import { inSteps, type Reader } from '../block.ts'
import { readMime } from '../mime/mime.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { mailBlocks, nameAndAddress } from './mail-blocks.ts'
import { paragraphsOf } from './text.ts'

/** A mail as it was saved by most programs, in the form in which it was sent. */
export const mailReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { subject, from, to, cc, date, text, html, parts, notes } = await readMime(bytes)
    const named = (people: typeof to) => people.map(({ name, address }) => nameAndAddress(name, address)).join(', ')
    yield* inSteps(
      mailBlocks({
        subject,
        from: from ? named([from]) : '',
        to: named(to),
        cc: named(cc),
        date: date ?? '',
        said: text.trim() === '' ? blocksOfHtml(html).blocks : paragraphsOf(text),
        attached: parts.flatMap(({ name }) => (name === '' ? [] : [name])),
      }),
    )
    return { title: subject === '' ? undefined : subject.slice(0, 300), note: notes[0] }
  },
}
