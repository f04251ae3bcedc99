/** Words that are in nearly every German sentence, and hardly in an English one. */
const common = new Set(
  `ja nein und oder wir ich ihr sie der die das dem den des ein eine einen einem einer dass ist sind war wird werden kann können könnte
  könnten möchte möchten nicht kein keine mit für von vom zum zur bei beim bis ab auf aus nach über um uhr passt kommen komme gern gerne bitte danke
  morgen heute leider auch noch schon wenn weil aber dann damit sehr gut haben habe hat montag dienstag mittwoch donnerstag freitag samstag sonntag`.split(
    /\s+/u,
  ),
)
const leastShare = 0.35

/** Whether a text is German. */
export function speaksGerman(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = words.filter((word) => common.has(word)).length
  return words.length > 3 && known >= words.length * leastShare
}

/** A German order to write, as a sentence of the mail. */
export function toldInGerman(order: string): string {
  const text = order.replace(clear, '').trim()
  const whole = /^dass /iu.test(text) ? `Ich wollte Bescheid geben, ${text}` : text
  const said = `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
  return /[.!?]$/u.test(said) ? said : `${said}.`
}

const clear =
  /^(?:(?:bitte )?(?:schreibe?|sage?|antworte|maile?|write|answer|reply to|tell|mail|email)(?!\p{L})(?: (?:him|her|them))?(?: (?:bitte|please|doch|mal|zurück))*\s*[:,]?\s*)?/iu

export function germanGreeting(names: readonly string[], isFormal: boolean): string {
  const known = names.filter((name) => name !== '')
  const called = known.length === 0 || known.length > 3 ? '' : ` ${new Intl.ListFormat('de').format(known)}`
  return isFormal ? `Guten Tag${called},` : `Hallo${called},`
}

/** How a German mail ends. */
export function germanClosing(own: string, isFormal: boolean): string {
  return [isFormal ? 'Mit freundlichen Grüßen' : 'Viele Grüße', own].filter((line) => line !== '').join('\n')
}
