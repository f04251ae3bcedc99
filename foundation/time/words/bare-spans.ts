/** “Board dinner, 7 to 10”: two hours after a comma are the beginning and the end. */
export function withBareSpans(text: string): string {
  return text.replace(span, ', from $1 to $2')
}

const span =
  /,\s*([01]?\d(?::[0-5]\d)?|2[0-3](?::[0-5]\d)?) ?(?:to|till?|until|-|–) ?([01]?\d(?::[0-5]\d)?(?: ?[ap]m)?|2[0-4](?::[0-5]\d)?)(?=\s*(?:,|[.!]*$))/gi
