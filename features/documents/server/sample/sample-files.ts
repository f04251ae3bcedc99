import { readFile } from 'node:fs/promises'
import { daysAround } from './days.ts'
import { budget, contract, minutes, slides } from './papers.ts'
import { takenAt } from './photo.ts'
import { callNotes, expenses, handover, pressRelease, visitMail, visitorGuide } from './texts.ts'

export type SampleFile = {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** When it was kept; no file is younger than now. */
  keptAt: Date
}

type Written = {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
  on: readonly [days: number, time: string]
}

const openDocument = 'application/vnd.oasis.opendocument'
const openXml = 'application/vnd.openxmlformats-officedocument'

/** Twelve files of all kinds around the day on which the sample workspace is loaded, the oldest first. */
export async function sampleFiles(now: Temporal.Instant, zone: string): Promise<SampleFile[]> {
  const days = daysAround(now, zone)
  const [scan, lake] = await Promise.all([bytesIn('delivery-note.pdf'), bytesIn('lake.jpg')])
  const photo = takenAt(lake, `${days.iso(-9).replaceAll('-', ':')} 20:31:00`)
  const files: Written[] = [
    { name: 'Expenses Lisbon.csv', type: 'text/csv', content: expenses(days), on: [-14, '16:10'] },
    {
      name: 'Contract Northwind.docx',
      type: `${openXml}.wordprocessingml.document`,
      content: contract(days),
      on: [-12, '11:20'],
    },
    { name: 'Handover Project A.zip', type: 'application/zip', content: handover(days), on: [-10, '15:00'] },
    { name: 'Lake at dusk.jpg', type: 'image/jpeg', content: photo, on: [-9, '20:50'] },
    { name: 'Visiting the new office.html', type: 'text/html', content: visitorGuide(), on: [-8, '10:30'] },
    { name: 'Minutes Project A review.odt', type: `${openDocument}.text`, content: minutes(days), on: [-7, '12:00'] },
    { name: 'Delivery note 2041.pdf', type: 'application/pdf', content: scan, on: [-6, '09:15'] },
    { name: 'Budget second phase.xlsx', type: `${openXml}.spreadsheetml.sheet`, content: budget(), on: [-5, '17:05'] },
    {
      name: 'Badges and parking in Rotterdam.eml',
      type: 'message/rfc822',
      content: visitMail(days),
      on: [-3, '17:55'],
    },
    { name: 'Press release returns desk.rtf', type: 'application/rtf', content: pressRelease(days), on: [-2, '14:40'] },
    {
      name: 'Project A for the board.odp',
      type: `${openDocument}.presentation`,
      content: slides(days),
      on: [-1, '18:20'],
    },
    { name: 'Client call notes.md', type: 'text/markdown', content: callNotes(days), on: [0, '08:30'] },
  ]
  return files.map(({ name, type, content, on: [day, time] }) => ({
    name,
    type,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    keptAt: new Date(Math.min(days.at(day, time).epochMilliseconds, now.epochMilliseconds)),
  }))
}

async function bytesIn(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(name, import.meta.url)))
}
