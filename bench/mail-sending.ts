import { type Counts, sendUnderFaults } from '#features/mail/server/sending/testing/faults.ts'
import { mailMigrations } from '#features/mail/server/testing/house.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing.ts'
import type { Bench, Row } from './measure.ts'

const count = 250

/** Mails of two nodes that die while the lines to the mail server are cut: each is received once, or its person is told. */
export const mailSending: Bench = {
  name: 'mail-sending',
  seconds: 600,
  async run() {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [mailMigrations])
    const rows: Row[] = []
    for (const files of [true, false])
      rows.push(...rowsOf(await sendUnderFaults(database, { count, seed: files ? 1 : 2, files }), files))
    return rows
  },
}

function rowsOf(counts: Counts, files: boolean): Row[] {
  const { sent, unsure, refused, twice, lost, denied, misfiled, altered, unheard, cuts, deaths, crashes } = counts
  const where = files ? 'a server that files sent mail' : 'a server that does not'
  const wrong = twice + lost + denied + misfiled + altered
  return [
    {
      what: `${count} mails by ${where}: ${cuts} lines cut, ${deaths} nodes and ${crashes} times the server killed`,
      measured: `${sent} sent once, ${unsure} unsure and said so (${unheard} of them received); ${twice} twice, ${lost} lost, ${misfiled} misfiled, ${altered} altered`,
      bar: '0 twice, lost, denied or altered; all accounted for',
      met: wrong === 0 && refused === 0 && sent + unsure === count,
    },
  ]
}
