/** “02.12.” with its last dot is a day wherever it stands: it becomes “on 2 December”. */
export function withDottedDays(text: string): string {
  return text.replace(dotted, (_whole, before: string, mark: string, day: string, month: string) => {
    const lead = leading.has(before.toLowerCase()) ? '' : 'on '
    return `${before}${mark} ${lead}${Number(day)} ${months[Number(month) - 1] ?? ''}`
  })
}

const dotted = /([\p{L}\d]{1,40})([,:;]?) (0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?![\d.])/gu
const leading = new Set('on by until till before for to from after since due the and'.split(' '))
const months = 'January February March April May June July August September October November December'.split(' ')
