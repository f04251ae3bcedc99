/** “…, repeat it every 3 months”: how often says by itself that it comes again. */
export function withoutRepeat(text: string): string {
  return text.replaceAll(repeating, (_whole, at: number) => (at === 0 ? '' : ' '))
}

const repeating =
  /(?:^|[,;]?(?<!\s)\s+)(?:and )?(?:please )?(?:repeat(?:ing|ed|s)?|recurring)(?: it| that| this)?,? (?=every\b|each\b|daily\b|weekly\b|monthly\b|yearly\b)/gi
