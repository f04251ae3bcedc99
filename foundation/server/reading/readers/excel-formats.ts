import { parseXml } from '../xml.ts'
import type { Zip } from '../zip.ts'

/** What Excel means by the numbers of formats that a file does not describe. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'yyyy-mm-dd',
  17: 'yyyy-mm-dd',
  18: 'h:mm',
  19: 'h:mm',
  20: 'h:mm',
  21: 'h:mm',
  22: 'yyyy-mm-dd h:mm',
  45: 'h:mm',
  46: 'h:mm',
  47: 'h:mm',
}

/** The format of each style, in the order in which cells name them. */
export async function readFormats(zip: Zip): Promise<string[]> {
  const content = await zip.read('xl/styles.xml')
  const own = new Map<number, string>()
  const found: string[] = []
  if (!content) return found
  let isCell = false
  parseXml(content, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode)
      else if (name === 'cellXfs') isCell = true
      else if (name === 'xf' && isCell) {
        const id = Number(numFmtId)
        found.push(own.get(id) ?? builtIn[id] ?? 'General')
      }
    },
    close(name) {
      if (name === 'cellXfs') isCell = false
    },
  })
  return found
}

const day = 86_400_000

/** A date as ISO 8601 writes it, a share in per cent, and every other number with as many decimals as its format names. */
export function numberOf(value: string, format: string, from1904: boolean): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  const bare = format.replaceAll(/"[^"]*"|\\.|\[[^\[\]]*\]/gv, '').toLowerCase()
  const decimals = /^[#,]*0(?:\.(0+))?(?:%|_|\s|$|;|\)|€)/v.exec(bare)
  if (bare.includes('%')) return `${rounded(number * 100, decimals?.[1]?.length)}%`
  const [hasDay, hasTime] = [/[yd]/v.test(bare) || /mmm/v.test(bare), /[hs]/v.test(bare)]
  if (!hasDay && !hasTime) return rounded(number, decimals?.[1]?.length)
  const base = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, number < 60 ? 31 : 30)
  const at = new Date(base + Math.round(number * day))
  if (number < 0 || Number.isNaN(at.getTime())) return value
  const [date = '', time = ''] = at.toISOString().split('T')
  return [hasDay ? date : '', hasTime ? time.slice(0, time.startsWith('00', 6) ? 5 : 8) : ''].filter(Boolean).join(' ')
}

/** Without a number of decimals in the format, all that is known. */
function rounded(number: number, decimals: number | undefined): string {
  return String(Number(decimals === undefined ? number.toPrecision(15) : number.toFixed(Math.min(decimals, 15))))
}
