/**
 * Shortens days and times to fit one line: “Thursday 26 November 2026, 15:00 to 16:00” becomes “Thu 26 Nov,
 * 15:00–16:00”. The year stays if it is not the current one.
 */
export function inShort(words: string, year: number): string {
  const short = ([weekday = '', day = '', month = '', of = '']: readonly string[]) =>
    [weekday, day, month.slice(0, 3), ...(Number(of) === year ? [] : [of])].join(' ')
  return words
    .replaceAll(wholeDay, (_, ...parts: string[]) => short(parts))
    .replaceAll(americanDay, (_, weekday: string, month: string, day: string, of: string) =>
      [`${weekday},`, month.slice(0, 3), ...(Number(of) === year ? [day] : [`${day},`, of])].join(' '),
    )
    .replaceAll(/(\d\d?:\d\d(?: [ap]m)?) to (?=\d\d?:\d\d)/g, '$1–')
}

/** Whether some day is written out in it. */
export function namesDay(words: string): boolean {
  return words.search(wholeDay) !== -1 || words.search(americanDay) !== -1
}

const wholeDay =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?day,? (\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g

const americanDay =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?day, (January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}), (\d{4})\b/g
