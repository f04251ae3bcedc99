import { defineLanguage } from '#foundation/language/templates/language.ts'
import { glance } from './overview.ts'

export const summaries = defineLanguage({
  name: 'summaries',
  lexicon: {
    'did-we': 'did we ever, have we ever, did we, did we already, have we already, have we, you and i, what did, we',
    talk: 'talk about, talked about, discuss, discussed, speak about, spoke about, spoken about, say about, said, written about, cover, covered, decided, agree on, agreed on',
    glance,
    summarise: `
      summarise, summarize, sum up, sum, summary, tldr, tl dr, tl;dr, recap, short version, main points, key points,
      gist, condense, shorten, boil down, in short, digest, essence, abstract, recapitulate, recap of, summing up,
      brief summary, short summary, quick summary, takeaways, key takeaways, in a nutshell, compress, wrap up,
      abridge, the important parts, most important, cut down, give me the gist, highlights, synopsis, bottom line,
      most important points, important points, shorter version, core points, make shorter, distil, distill, shorter,
      boil this down, boil it down, make this shorter, make it shorter, sum it up, sum this up, sum that up, put this
      in a nutshell, the short of, summarisation, summarization, summarising, summarizing, a digest, cut this down,
      trim`,
    'sum-of': `
      of, this, the following, following, text, this text, the following text, of this, the text below, below,
      passage, paragraph, of the text, for me, following text, article, this article, this passage, in this text, from
      this text, in the following, following paragraph, this paragraph, for, of the following, to the essentials, to
      its essentials, down, up, in a few sentences, in short, briefly, message, this message, in two sentences, me, in
      one sentence, in this, out of, points, what follows, sentences, two, three, few, one, in, from, out, essential,
      piece, note, notes, these notes, into, to, essentials, version, here, statement, extract, short, brief, quick`,
    'summary-unit': 'words, word, sentences, sentence, lines, line, points, point, bullets, bullet points',
    'so-far': 'so far, until now, up to now, in this chat, in this conversation, already, in here, till now',
    'all-this': `
      chat, conversation, so far, everything above, above, all this, what we said, what we discussed, what was said,
      discussion, everything, everything so far, all of this, all of the above, up to now, until now, what we talked
      about, thread, here, talked about, talk, discussed, said, we have said, messages, all, exchange, talk so far,
      where we are, what has been said, to now, points, this, it, for me, far, short, brief, quick, dialogue, covered,
      we, history, up, me, entire chat, whole chat, point, main, our`,
  },
  intents: {
    'summarise-text': {
      kind: 'ask',
      accepts: isText,
      say: [
        '<summarise> {text}',
        '<summarise> <sum-of> {text}',
        '<summarise> <sum-of> <sum-of> {text}',
        '<summarise> <sum-of> <sum-of> <sum-of> {text}',
        '<question> <summarise> <sum-of> {text}',
      ],
    },
    // Read from the summary before it: “shorter”.
    'summarise-again': { kind: 'ask', say: [] },
    'summarise-chat': {
      kind: 'ask',
      say: [
        '[<glance> <chat> <all-this?> <all-this?>]',
        '[<did-we> <talk> <so-far> <summarise?> <all-this?>]',
        '[<so-far> <talk> <did-we?> <summarise?> <all-this?>]',
        '[<summarise>]',
        '<summarise> (in|to|into|within) {number} <summary-unit>',
        'give me <summarise> (in|to|into|within) {number} <summary-unit>',
        'give me the <summarise> (in|to|into|within) {number} <summary-unit>',
        '[<summarise> <all-this> <all-this?> <all-this?> <all-this?>]',
        '[<summarise> <summarise> <all-this?> <all-this?>]',
        '[<summarise> <chat> <all-this?> <all-this?>]',
      ],
    },
  },
  commands: {
    summarise: { text: 'summarise-text', alone: 'summarise-chat' },
    summarize: { text: 'summarise-text', alone: 'summarise-chat' },
  },
})

/** Two sentences, or one that is long; anything less is the name of something else to sum up. */
export function isText(text: string): boolean {
  return text.split(/[.!?]\s+\S|\n/).length > 1 || text.split(/\s+/).length >= 14
}
