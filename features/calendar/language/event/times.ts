import { readTimes as read } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'

/** Without any of these nothing can be a time; it is asked of every sentence that anybody says. */
const hints =
  /\d|day|tod|tom|tmr|night|noon|morn|after|before|even|week|wknd|month|year|quarter|hour|min|sec|now|later|ago|next|last|this|that|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|xmas|easter|holiday|halloween|thanksgiving|spring|summer|autumn|winter|eod|eom|eoy|since|until|till|lunch|break|dinner|first|end|begin|soon|midn/i

/** The “year” of “year-end review” is no time. */
function isCompound(text: string, until: number): boolean {
  return /^-\p{L}/u.test(text.slice(until, until + 2)) && /\p{L}$/u.test(text.slice(0, until))
}

export function readTimes(text: string, wording: Wording): When[] {
  return hints.test(text) ? read(text, wording).filter(({ until }) => !isCompound(text, until)) : []
}
