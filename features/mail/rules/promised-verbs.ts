import { phrases } from '#foundation/language/text/phrases.ts'

/** Verbs of the future that promise no work. */
export const stative = new Set(
  `be have not never always no miss need want see know think say admit believe understand assume hear feel love like hope remember
  forget wait die bet guess stop keep leave stay arrive land travel fly drive come go attend join live sleep enjoy expect look probably
  only neither hardly surely appreciate consider continue depend regret win lose get you we i they it then`.split(
    /\s+/,
  ),
)

/** Phrases of those verbs that do promise work. */
export const deedAfterAll = phrases([
  [
    `be in touch, be back to you, have it ready, have it done, have it to you, have this ready, have them ready, have that ready, have an answer, look into, look at,
    look over, look up, look through, look for, get back, get in touch, come by, come over, come round, see that, see about, report back, get this, get it, get you, get that, get them, get those, get the, get a, get on it,
    get started, see to it, see to that, see to, see what i can find, see what i can do, see what we can do, see whether, keep you posted, keep you updated, keep you informed, keep you in the loop, come back to you,
    go through, go over, go ahead and, leave it at the, bring, keep an eye on, have a word with, have a look, keep the, keep it to, keep it for, stay until, remember to, have my, have our, have someone, have somebody, think about it and, think it over and, go back to`,
    true,
  ],
])

export const handing = new Set(
  `send get have deliver drop finish share forward prepare provide bring submit email mail ship draft put turn pass complete circulate post upload`.split(
    ' ',
  ),
)
export const finished = new Set(['ready', 'done', 'finished', 'sent', 'delivered'])
export const receiving = new Set('have get receive hear find'.split(' '))
export const progressing = new Set(
  `sending calling bringing delivering booking preparing finishing writing drafting sharing submitting forwarding getting working shipping
  doing putting picking paying talking meeting checking chasing following updating reviewing taking pulling moving redoing typing fixing replacing
  crediting refunding ordering collecting arranging signing printing uploading posting passing making adding changing feeding cleaning`.split(
    /\s+/,
  ),
)
export const handed = phrases([['on your desk, in your inbox, on your table, in your hands', true]])
export const looking = new Set(
  'check look find ask see get confirm talk speak think dig follow sort chase call send forward'.split(' '),
)
