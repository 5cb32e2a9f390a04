import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Sakila',
  colours: { accent: '#5b2a86' },
  login: { promise: 'Every film of the shop, and who has it at home.' },
  languages: ['fr'],
  timeZone: 'Africa/Tunis',
})
