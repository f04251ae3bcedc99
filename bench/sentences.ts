import { freshDatabase } from '#foundation/server/database/testing/fresh-database.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { type Bench, type Row } from './measure.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { casesOf, sentenceFiles } from './sentences/cases.ts'
import { tryAll } from './sentences/trials.ts'

/** All sentences about the calendar, each with its own calendar and chat; `npm test` runs some of them. */
export const sentences: Bench = {
  name: 'sentences',
  async run() {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, productMigrations)
    const rows: Row[] = []
    for (const file of sentenceFiles) {
      const cases = casesOf(file)
      const { right, wrong, newlyWrong, newlyRight, grave } = await tryAll(database, cases)
      process.stderr.write(wrong.map((each) => `${each.join('\n  ')}\n`).join(''))
      process.stderr.write(newlyRight.map((said) => `no longer misread: ${said}\n`).join(''))
      rows.push({
        what: `${cases.length} sentences of ${file}: right; wrong and not known to be; false “done”, or to others without a yes`,
        measured: `${((100 * right) / cases.length).toFixed(1)} %; ${newlyWrong.length}; ${grave.length}`,
        bar: '≥ 96 %; 0; 0',
        met: right >= cases.length * 0.96 && newlyWrong.length === 0 && grave.length === 0,
      })
    }
    return rows
  },
}
