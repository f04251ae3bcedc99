/** “I don’t want more mails of TAP” and “stop showing me TAP” are “mute TAP”. */
export function asOrder(text: string): string {
  return nounFirst(labelLast(text))
    .replace(tellMe, '')
    .replace(marked, (_, thing: string, state: string) => `mark ${thing.trim()} as ${state}`)
    .replace(worthIt, '')
    .replace(howLong, 'how many messages in the $1 $2')
    .replace(fromWhom, 'show ')
    .replace(ofThem, 'show unread mail from $1')
    .replace(lastOf, (whole, who: string, last: string, mail: string) =>
      ordering.test(who) ? whole : `show the ${last} ${mail} from ${who}`,
    )
    .replace(mayHave, 'give me ')
    .replace(makeStar, 'star ')
    .replace(notBefore, 'snooze $1 until $2')
    .replace(noMore, 'mute ')
    .replace(forGood, 'mute $1')
    .replace(never, 'mute $1')
    .replace(onHold, 'snooze $1 until ')
    .replace(labelledSo, 'label all mails from $1 as $2')
}

/** “Label Travel for all mails of Ana” is “label all mails of Ana as Travel”. */
export function labelLast(text: string): string {
  const [, verb = '', label = '', thing = '', ending = ''] =
    /^(label|tag) (\S{1,40}) (?:for|on|onto) ((?:both|all|the|my|our|his|her|their|these|those|every|each) [^,.!?;]{2,160})(.*)$/isu.exec(
      text,
    ) ?? []
  return verb === '' || noLabel.test(label) ? text : `${verb} ${thing} as ${label}${ending}`
}

const noLabel = /^(?:the|an?|my|this|that|these|those|it|them|both|all|everything|mails?)$/i

/** “The quotation archive it” is “archive the quotation”. */
function nounFirst(text: string): string {
  const [, thing = '', verb = '', rest = ''] =
    /^(.{3,60}?)(?:,|\s[-–])?\s(archive|star|mute|delete|flag|bin) (?:it|that|them|em|those)\b(.*)$/isu.exec(text) ??
    /^(.{3,60}?)(?:,|\s[-–])\s(archive|star|mute|delete|flag|bin)()$/isu.exec(text) ??
    /^(.{3,60}?)\s(snooze)(?: (?:it|that|this|them|please|pls|plz)){0,2}( (?:on|until|till|til|for|to)\b.*)$/isu.exec(
      text,
    ) ??
    []
  return verb === '' || otherwise.test(thing) ? text : `${verb} ${thing}${rest}`
}

/** What begins an order or a statement of its own. */
const otherwise =
  /^(?:i|we|you|he|she|they|it|can|could|would|will|if|when|please|do|don['’]?t|then|and|mark|label|tag|snooze|read|open|move|put|archive|star|mute|delete|bin|chuck|get|make|find|show|reply|forward)\b|[.!?;]|\b(?:and|then|is|are|was|has|have)\b/i
/** “Priya’s last message”. */
const lastOf =
  /^(?:what(?: is| was|['’]?s) )?([\p{L}.'’-]{2,24}?(?: [\p{L}.'’-]{2,24}?)?)['’]?s (last|latest|newest|most recent) (message|mail|email|e-mail|reply)(?=[?.!]*$)/iu
/** “Anything in spam that I should look at”: what is there. */
const worthIt =
  /(?<=\bin (?:my |the )?(?:spam|junk|trash|bin|archive|inbox)(?: folder)?) (?:that |which )?(?:i|we) (?:should|must|need to|ought to|have to) (?:look at|see|read|check|know about)(?=[?.!]*$)/iu
/** “How long is the roof thread by now”. */
const howLong = /^how long is (?:the |my |that )?(.{2,40}?) (thread|conversation|chain|exchange)\b.*$/isu
/** Orders without a verb: “the roof ad -> spam”, “yesterday’s mails all as read”. */
const marked =
  /^(?!mark\b|set\b|flag\b|report\b|label\b|tag\b|put\b|move\b)([^.!?;:]{3,100}?)(?:\s*(?:[-=]>|→)\s*(?:as )?| (?:all |both )?as )(spam|junk|read|unread)(?:,? (?:pls|please))?[.!]*$/iu
/** “Archive Priya’s last message” names nobody called Archive. */
const ordering =
  /^(?:archive|star|unstar|flag|mute|unmute|delete|bin|open|read|show|find|get|print|mark|snooze|label|summari[sz]e|recap|explain|translate|judge|check)\s/i
const tellMe =
  /^(?:(?:go|look|read|have a look|check) (?:through|into|in|at)? ?(?:all )?(?:of )?my (?:inbox|mails?|e-?mails?|messages) and )?(?:please )?(?:tell|show)(?: me)?,? (?=(?:what|who|whether|if) )/i
/** “From who is the unread mail of Saturday”, “which one of Erin’s did I not open” ask for such mail. */
const fromWhom = /^(?:from|by) (?:who|whom) (?:is|are|was|were) (?=\S)/i
const ofThem =
  /^(?:which|what|any)(?: ones?| mails?| emails?)? (?:of|from) (.{2,40}?) (?:did i not|have i not|haven['’]?t i|i haven['’]?t|is not|are not|isn['’]?t|aren['’]?t|is still|are still) (?:yet )?(?:opened|open|read|seen|unopened|unread)(?: yet)?$/i
/** “Might I have the gist of Elin’s mail”. */
const mayHave = /^(?:may|might|can|could) (?:i|we) (?:have|get) (?=(?:the|an?) )/i
const makeStar = /^(?:make|set|give|add) (?:an? )?star (?:to|on|at|for) /i
const never = /^(?:never show me |never again show me )(.{2,60}?)(?: (?:again|any ?more|ever))?(?:[.!].*)?$/i
const onHold = /^(?:put|leave|keep) (.{2,60}?) on hold (?:until|till|til|for) /i
const labelledSo = /^all (?:the )?(.{2,40}?)(?:['’]s)? (?:mails|emails|messages) labell?ed (.{1,30})$/i

/** “I don’t want to see the roof mail again until Monday”. */
const notBefore =
  /^(?:i (?:don['’]?t|do not) (?:want|need|have) to (?:see|read|deal with|look at|think about)|(?:don['’]?t|do not|no need to) show me|spare me|keep) (.{2,80}?)(?: away(?: from me)?| again)?,? (?:until|till|til|before) (.{2,40})$/i
const noMore =
  /^(?:i (?:don['’]?t|do not) want (?:any ?more|more|to see|to get|to receive) (?:of )?|stop (?:showing|sending) me |(?:don['’]?t|do not) show me (?:any ?more |more )?)/i
const forGood = /^(?:hide|silence|mute) (.{1,120}) (?:for good|forever|for ever|permanently|from now on)$/i
