import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Northwind',
  colours: { accent: '#7a3b12' },
  login: { promise: 'Fine foods, from those who make them to those who sell them.' },
  languages: ['fr', 'en'],
  fallback: 'fr', // the published names are English, and the same for everybody
  timeZone: 'America/Los_Angeles',
  firstDayOfWeek: 'sunday',
})
