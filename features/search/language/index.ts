import { defineLanguage } from '#foundation/language/templates/language.ts'

/** Looking for words in everything a person has here, or in one kind of things. */
export const search = defineLanguage({
  name: 'search',
  lexicon: {
    seek: 'search, search for, find, find me, look for, look up, locate, show, show me, list',
    everything: 'everything, anything, all my things, whatever i have, all i have',
    everywhere: 'everywhere, everything, anywhere, all over, across everything, all my things',
    mention: `
      mention, mentions, mentioned, mentioning, talk about, talks about, talked about, contain, contains, containing,
      say something about, says something about, refer to, refers to, referring to, speak of, deal with, deals with`,
    say: 'say, says, said, state, states, stated, tell us, tells us',
    file: `
      file, files, document, documents, doc, docs, pdf, pdfs, paper, papers, spreadsheet, spreadsheets, contract,
      contracts, lease, policy, handbook, manual, guide, brief, memo, transcript, report, reports, agreement, minutes,
      slides, offer, offers, proposal, invoice, budget, letter, notes`,
    chat: 'chat, chats, conversation, conversations, message, messages',
    event: 'event, events, meeting, meetings, appointment, appointments',
    task: 'task, tasks, to-do, to-dos, todo, todos',
    contact: 'contact, contacts',
    about: 'about, on, regarding, concerning',
    duty: 'responsible for, in charge of, accountable for',
  },
  intents: {
    everything: {
      kind: 'ask',
      accepts: isTopic,
      alone: true,
      say: [
        '<seek> <everything> (about|regarding|concerning) {topic:text}',
        '<seek> <everything> that? <mention> {topic:text}',
        'search <everywhere> for {topic:text}',
        'search for {topic:text} <everywhere>',
        'do i have <everything> (about|regarding|concerning) {topic:text}',
        'what do i have (about|regarding|concerning) {topic:text}',
        'where did i (write|mention|note|say) (about|that|of)? {topic:text}',
        'where is {topic:text} mentioned',
      ],
    },
    'of-a-kind': {
      kind: 'ask',
      accepts: isTopic,
      alone: true,
      say: [
        '(what|which) of? my? <file:file> <mention> {topic:text}',
        '(what|which) of? my? <chat:chat> <mention> {topic:text}',
        '(what|which) of? my? <event:event> <mention> {topic:text}',
        '(what|which) of? my? <task:task> <mention> {topic:text}',
        '(what|which) of? my? <contact:contact> <mention> {topic:text}',
        '<seek> my? <file:file> that? <mention> {topic:text}',
        '<seek> my? <event:event> that? <mention> {topic:text}',
        '<seek> my? <task:task> that? <mention> {topic:text}',
        '(do|does) any of? my? <file:file> <mention> {topic:text}',
      ],
    },
    'in-files': {
      kind: 'ask',
      accepts: isTopic,
      alone: true,
      say: [
        'what (do|does|did) {named:text?} <file:file> <say> <about> {topic:text}',
        'what (do|does|did) my? <file:file> <say> <about> {topic:text}',
        'what is said <about> {topic:text} in {named:text?} <file:file>',
        'who (is|was) <duty:duty> {topic:text}',
      ],
    },
  },
})

/** “About 3” is a time. */
function isTopic(text: string): boolean {
  return text.split(/\s+/).length <= 12 && !/^\d/.test(text)
}
