/** “02.12.” with its last dot is a day wherever it stands; only behind “on” is it read as one. */
export function withDottedDays(text: string): string {
  return text.replace(dotted, (_whole, before: string, mark: string, day: string) =>
    leading.has(before.toLowerCase()) ? `${before}${mark} ${day}` : `${before}${mark} on ${day}`,
  )
}

const dotted = /([\p{L}\d]{1,40})([,:;]?) ((?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.)(?![\d.])/gu
const leading = new Set('on by until till before for to from after since due the and'.split(' '))
