import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Auto-école',
  brand: 'Auto-école du Levant',
  colours: { accent: '#0b6e4f' },
  login: { promise: 'Élèves, moniteurs et véhicules, chacun à son heure.' },
  languages: ['fr'],
  timeZone: 'Africa/Algiers',
  country: 'DZ',
})
