const address = String.raw`[\p{L}\d][\p{L}\d._+\-]{0,63}@[\p{L}\d\-]{1,63}(?:\.[\p{L}\d\-]{1,63}){1,4}`
/** A clause that is nothing but an address: “…, yannick@x.example”, “…. sales@x.example. keep it short”. */
const alone = new RegExp(String.raw`(?<=\S)[.,;!?]\s+\(?(${address})\)?(?=[.,;!?]+(?:\s|$)|$)`, 'u')
const any = new RegExp(address, 'gu')
const leastLetters = 3

/**
 * “Let Yannick know that …. yannick@x.example”: an address in a sentence of its own belongs to the person in the order
 * whose name is part of it, so it is moved behind that name.
 */
export function withAddressAtName(message: string): string {
  const [said, given = ''] = alone.exec(message) ?? []
  if (said === undefined || [...message.matchAll(any)].length !== 1) return message
  const rest = message.replace(said, '')
  const [local = '', domain = ''] = given.toLowerCase().split('@')
  const calls = new Set([local, ...local.split(/[._+]/u), ...domain.split('.').slice(0, -1)])
  for (const { 0: word, index } of rest.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
    const name = word.replace(/['’]s$/u, '')
    if (name.length < leastLetters || !calls.has(name.toLowerCase())) continue
    const end = index + name.length
    return `${rest.slice(0, index)}${name.charAt(0).toUpperCase()}${name.slice(1)} (${given})${rest.slice(end)}`
  }
  return message
}
