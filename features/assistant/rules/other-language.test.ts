import { expect, test } from 'vitest'
import { answerInOtherLanguage } from './other-language.ts'

test.each([
  ['Verschiebe den Termin mit Anna auf morgen um 15 Uhr', /Englisch/],
  ['kannst du das meeting am freitag absagen', /Englisch/],
  ['Déplace la réunion avec Paul à demain', /anglais/],
  ['cancela la reunión de mañana por favor', /inglés/],
  ['sposta la riunione con Marco a domani', /inglese/],
  ['você pode mover a minha reunião para amanhã', /inglês/],
  ['kun je mijn afspraak naar vrijdag verplaatsen', /Engels/],
  ['przenieś spotkanie z Anną na jutro', /angielsk/],
  ['flytta mötet med Anna till imorgon', /engelska/],
  ['muchas gracias amigo', /inglés/],
  ['guten morgen zusammen', /Englisch/],
  ['merci bien', /anglais/],
  ['parli italiano?', /inglese/],
  ['tack ska du ha', /engelska/],
  ['明日の会議をキャンセルして', /英語/],
  ['取消明天的会议', /英语/],
  ['отмени встречу завтра', /английски/],
  ['내일 회의 취소해 줘', /영어/],
])('answers “%s” in its language', (text, says) => {
  expect(answerInOtherLanguage(text)).toMatch(says)
})

test.each([
  'move the dentist to friday',
  'book La Traviata on Friday',
  'lunch with Marco at Il Fornaio tomorrow 1pm',
  'dinner at Café de Flore w/ Anaïs fri 8',
  'rename this chat to Das Boot',
  'call Herr Müller',
  'ok',
  'hola',
  'and friday?',
  'schedule a call with 田中 tomorrow at 3',
  'remember that my wife is called Людмила',
  'Los Angeles trip next week',
  'what is on in La Paz',
  'die Hard marathon on saturday',
  'hola Anna how are you',
  'Café Bonjour at 8',
  'do i owe anybody a reply',
  'do i know an amber',
])('takes “%s” for English', (text) => {
  expect(answerInOtherLanguage(text)).toBeUndefined()
})
