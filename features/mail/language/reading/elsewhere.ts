import { addressAsked } from '#foundation/language/english/address-asked.ts'

/** Whether a message brings its own text along, says where else to look, or asks for an address: then none of it names mail. */
export function isElsewhere(sentence: string): boolean {
  const text = sentence.trim().replace(courtesy, '')
  return (
    bringsText.test(text) ||
    isTask.test(text) ||
    looksElsewhere.test(text) ||
    isTheirs.test(text) ||
    addressAsked(text) !== undefined
  )
}

const courtesy = /^(?:(?:please|pls|hey|ok|can you|could you|would you) ){1,3}/i
/** “New task: write the thank-you note to Ruth” writes nothing yet. */
const isTask = /^(?:okay |ok |so |and )*(?:new|add an?(?: new)?|another|one more) (?:task|to-?do|to do)\b/i
/** “Summarise this: …”. */
const bringsText =
  /^(?:summari[sz]e|sum up|translate|explain|shorten|condense|proofread|rewrite|rephrase|improve) (?:this|that|the following)(?: (?:text|paragraph|article|passage|note))?(?: for me)?\s*:/i
/** “And her mail?” asks for an address. */
const isTheirs =
  /^(?:(?:and|so|what|what is|whats|what['’]s) ){0,2}(?:her|his|their) (?:e-?mail|mail)(?: address)?(?: again)?[?.! ]*$/i
/** “Search my documents for the lease”, “find the lease in my files”, “search everything for the lease”. */
const looksElsewhere =
  /^(?:search|look|check|find|go)(?: (?:in|into|through))? (?:my |the )?(?:documents?|files?|notes|tasks|contacts|everywhere|everything(?= (?:for|about|that|with|on|i have)\b)) |^(?:search|look|find|show)\b.{1,80}\b(?:in|among|through) my (?:documents|files|notes|tasks|contacts)\W*$/i
