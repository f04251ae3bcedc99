import type { Correspondent } from '../message.ts'

function person(name: string, address: string): Correspondent {
  return { name, address }
}

/** Everybody in the sample; `.example` leads nowhere. */
export const elena = person('Elena Fischer', 'elena.fischer@northwind.example')
export const marcus = person('Marcus Reed', 'marcus@example.com')
export const priya = person('Priya Nair', 'priya@example.com')
export const tom = person('Tom Becker', 'tom@beckerproperties.example')
export const sara = person('Sara Lindqvist', 'sara@lindqvist.example')
export const jonas = person('Jonas Weber', 'jonas.weber@dailycourier.example')
export const amina = person('Amina Diallo', 'amina.diallo@candidates.example')
export const ruth = person('Ruth Okafor', 'ruth@harboursummit.example')
export const anna = person('Anna Gruber', 'anna.gruber@gruber-partner.example')
export const lena = person('Lena', 'lena@lakehouse.example')
export const board = person('Helen Park', 'helen.park@example.com')
export const team = person('Team', 'team@lists.example.com')
export const support = person('Fieldline Support', 'support@fieldline.example')
export const paperfold = person('Paperfold Supplies', 'billing@paperfold.example')
