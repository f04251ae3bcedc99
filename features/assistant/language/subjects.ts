import { defineLanguage } from '#foundation/language/templates/language.ts'

/** Words of what no language here speaks of. */
export const topics = `
      alerts, lists, notifications, photos, subscriptions, bookings, weather, forecast, temperature, rain, snow, news,
      headlines, stock, bitcoin, price, joke, poem, song, music, playlist, movie, film, recipe, cook, restaurant,
      pizza, flight, hotel, train, taxi, uber, cab, ticket, game, sport, score, translate, translation, code, program,
      essay, blog, picture, image, photo, draw, paint, video, web, internet, google, website, wikipedia, capital,
      president, population, meaning, horoscope, lights, lamp, garage, door, thermostat, heating, volume, alarm,
      timer, wake me, reminder, remind, remind me, email, mail, inbox, e-mail, emails, mails, newsletter, task, tasks, to-do,
      todo, to do list, shopping list, grocery, list of groceries, document, doc, file, pdf, spreadsheet, slides,
      presentation, folder, contact, phone, phone number, dial, text message, sms, whatsapp, slack, order, buy,
      purchase, pay, payment, transfer, bank, balance, invoice, account, credit card, traffic, directions, route,
      distance, calories, divided, multiplied, squared, equation, solve, calculate, lottery, medicine,
      insurance, printer, nearby, tweet, facebook, youtube, netflix, twitter, instagram, podcast,
      birthday party, report, password, sunrise, sunset, opening hours, opens, open until,
      closes, quantum, republic, king, queen, define, definition, spell, synonym, guitar, sing, loan, stopwatch,
      countdown timer, reservation, delivery, package, parcel, nearest, store, shop, supermarket, exchange rate,
      currency, euros, dollars, convert, kilometres, miles, radio, tv, television, show me a`

/** A message that names one of these topics is seldom about anything else. */
export const subjects = defineLanguage({
  name: 'subjects',
  lexicon: {
    topic: topics,
  },
  weights: { topic: 3 },
  intents: {},
})
