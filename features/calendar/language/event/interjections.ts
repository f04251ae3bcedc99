/** Without what is breathed around a message: “ha, i meant tomorrow”, “it's at Luigi's btw, silly me”. */
export function withoutInterjections(sentence: string): string {
  let rest = sentence.trim()
  for (let round = 0; round < 4; round += 1) {
    const less = rest.replace(first, '').replace(last, '').trim()
    if (less === rest || less === '') break
    rest = less
  }
  return rest
}

const breath =
  'ha(?:ha)+|ha|lol|oops|whoops|argh+|ugh+|damn|shoot|hm+|um+|uh+|er|silly me|my bad|my mistake|btw|by the way|oh dear|dear me|my goodness|good heavens|alas|god|omg|sigh|phew|meh|eh|bah|grr+|jeez|yay|gosh|yikes|wow|nvm that|sorry|oh|ah|hey|no,? wait|wait,? no|wait(?=[,.!…–-])|hang on|hold on|hm+ ok|nah|yeah|yep|right so|ok so|correction(?=[:,])'
const first = new RegExp(String.raw`^(?:${breath})(?:[\s,.!:–—-]+|$)(?=\S)`, 'iu')
const last = new RegExp(String.raw`(?<=\S)[\s,.!–—-]+(?:${breath}|tho|though|apparently)(?=[.!]*$)`, 'iu')
