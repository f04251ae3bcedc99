/** “Push everything to Wednesday but leave the timesheet where it is”: what is left out is said right behind what is meant. */
export function withExceptionFirst(text: string): string {
  const [whole, all = '', rest = '', left = ''] = behind.exec(text) ?? []
  return whole === undefined ? text : `${all} except ${left} ${rest}`
}

const behind =
  /^((?:push|move|put|shift|postpone|bump|set|bring|defer|reschedule|delay) (?:everything|all|every)\b[^,]{0,60}?) ((?:back |on )?(?:to|on|until|till) [^,]{2,40}?),? (?:but|except(?: for)?|apart from|other than|besides)(?: please)? (?:(?:leave|keep|not) )?(.{2,60}?)(?: (?:where|as|when) (?:it|they) (?:is|are)| alone| out(?: of it)?| be)?[.!]?$/i
