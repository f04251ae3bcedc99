/** “Until after Midsummer, let us say the 22nd of June”: what was said last counts. */
export function corrected(message: string): string {
  return message
    .replace(/\b(today|tomorrow|tonight|\w{3,6}day) now\b/gi, '$1')
    .replace(/\b(today|tomorrow|tmrw|\w{3,6}day),? not (?:today|tomorrow|tmrw|tmr|\w{3,6}day)\b/gi, '$1')
    .replace(/ \+ ?(\d{1,3} (?:days?|weeks?))(?=[.!]?$)/i, ' $1 later')
    .replace(/\b(until|till|to|for|on|by) [^,.;]{1,30}, (?:(?:let us|let’s|let's|shall we|or) )?say (?=\S)/i, '$1 ')
}

/** “Ms Ebner takes the fee note, ebner@example.com”: an address at the end belongs to who is named first. */
export function addressed(message: string): string {
  const [, name, rest, address] = byAddress.exec(message.trim()) ?? []
  return name === undefined || rest === undefined || address === undefined ? message : `${name} <${address}> ${rest}`
}

const byAddress =
  /^(?:please )?(?:i would like that |i want that |let )?(?:(?:mr|mrs|ms|dr)\.? )?(\p{L}[\p{L}'-]{1,40}) ((?:takes|does|makes|handles|will take|will do|will make|will handle|is doing|is taking|should do|has) [^@]{1,80}?)[,:]? ([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})\.?$/iu

const pleas =
  'please|pls |plz |ok |oh |so |kindly |would you be so kind as to |could you please |can you please |could you |can you |would you |note that |please note that '
    .split('|')
    .map((each) => `${each.trim()} `)

export function withoutPlease(message: string): string {
  const text = message.trim()
  const lead = pleas.find((each) => text.toLowerCase().startsWith(each))
  if (lead === undefined) return text
  // “Could you note that I must …?” is no question.
  const rest = text.slice(lead.length)
  return withoutPlease(rest.endsWith('?') && !lead.startsWith('ok') ? rest.slice(0, -1) : rest)
}
