import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Clinique',
  brand: 'Clinique du port',
  colours: { accent: '#1d4f91' },
  login: { promise: { fr: 'Propriétaires, animaux et visites, réunis au même endroit.' } },
  languages: ['fr'],
  timeZone: 'Africa/Algiers',
  country: 'DZ',
  firstDayOfWeek: 'saturday',
  weekend: ['friday'],
})
