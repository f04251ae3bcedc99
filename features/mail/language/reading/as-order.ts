/** “I don’t want more mails of TAP” and “stop showing me TAP” are “mute TAP”; “star Tom + Sara” names both. */
export function asOrder(text: string): string {
  const muted = text.replace(noMore, 'mute ').replace(forGood, 'mute $1')
  return /["“”«»]/v.test(muted) ? muted : muted.replaceAll(/ [+&] /g, ' and ')
}

const noMore =
  /^(?:i (?:don['’]?t|do not) want (?:any ?more|more|to see|to get|to receive) (?:of )?|stop (?:showing|sending) me |(?:don['’]?t|do not) show me (?:any ?more |more )?)/i
const forGood = /^(?:hide|silence|mute) (.{1,120}) (?:for good|forever|for ever|permanently|from now on)$/i
