import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'
import { strikeOut } from './log-filter.ts'

export type Log = Logger

/** JSON lines on standard error; standard output belongs to the one line that says we are ready. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return destination ? logTo(destination, level) : logToStandardError(level)
}

function logTo(destination: DestinationStream, level: LogLevel): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: strikeOut },
    },
    destination,
  )
}

/**
 * The server outlives its log. On a disk that is full, lines wait for space up to a bound; those beyond it are lost,
 * and counted. Written synchronously, because an exit would otherwise try for ever to write what waits.
 */
function logToStandardError(level: LogLevel): Log {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: mostWaitingBytes })
  const log = logTo(destination, level)
  let lost = 0
  // There is nowhere left to say it; every line that follows tries again.
  destination.on('error', () => {})
  destination.on('drop', () => {
    lost += 1
    // A line that is dropped tries nothing by itself.
    destination.write('')
  })
  destination.on('drain', () => {
    if (lost === 0) return
    log.warn({ lost }, 'lines of the log were lost while it could not be written')
    lost = 0
  })
  return log
}

const mostWaitingBytes = 1024 * 1024
