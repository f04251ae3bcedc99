import type { Passage } from '#foundation/contract/passage.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { columnsOfNumbers } from './table-columns.ts'

type PartProps = { passage: Passage; before: Passage | undefined }

/** The place is shown once for all passages in it, and not beside a heading that says the same. */
export function Part({ passage: { kind, text, place, language }, before }: PartProps) {
  const where = placeInWords(place)
  const isNew = where !== '' && where !== text && !(before && placeInWords(before.place) === where)
  const lang = language ?? undefined
  if (kind === 'table')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {isNew && <p className={placeLook}>{where}</p>}
        <Table text={text} where={where} columns={place.columns} lang={lang} />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      {kind === 'heading' && (
        <h3 lang={lang} className="font-medium wrap-anywhere">
          {text}
        </h3>
      )}
      {kind === 'text' && (
        <p lang={lang} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {isNew && <p className={`${placeLook} max-w-32 text-right`}>{where}</p>}
    </div>
  )
}

const placeLook = 'text-12 wrap-anywhere text-muted tabular-nums'

/** Long words wrap; a name or a date stays on one line. */
const cellLook = 'max-w-64 py-1 pr-5 align-top'

function lookOfCell(isNumber: boolean | undefined): string {
  return `${cellLook} ${isNumber === true ? 'text-right' : 'text-left'}`
}

/** On the row, because a row may have fewer cells than the header. */
const rowLook = 'border-b border-hairline'

type TableProps = { text: string; where: string; columns: readonly string[] | undefined; lang: string | undefined }

function Table({ text, where, columns, lang }: TableProps) {
  const rows = text.split('\n').map((row) => row.split('\t'))
  // The first part of a table begins with what its columns are called.
  const isHeader = columns !== undefined && rows[0]?.[0]?.trim() === columns[0]
  const body = rows.slice(isHeader ? 1 : 0)
  const numbers = columnsOfNumbers(body)
  return (
    <section
      aria-label={where === '' ? 'Table' : `Table, ${where}`}
      // oxlint-disable-next-line no-noninteractive-tabindex -- what is too wide is scrolled by keyboard, too
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table lang={lang} className="w-max text-13 tabular-nums">
        {columns && (
          <thead>
            <tr className={rowLook}>
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns never change places
                <th key={at} scope="col" className={`${lookOfCell(numbers[at])} font-medium`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never change places
            <tr key={row} className={rowLook}>
              {cells.map((content, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do cells
                <td key={at} className={lookOfCell(numbers[at])}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
