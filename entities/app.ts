import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Tribune',
  brand: 'Logo',
  logo: './pictures/logo.svg',
  colours: {
    accent: [
      '#ecfaf3',
      '#d5f2e3',
      '#a9e3c6',
      '#77d2a5',
      '#48bf85',
      '#249f68',
      '#0f8453',
      '#0b6b43',
      '#085636',
      '#04402a',
    ],
    soft: { light: '#e3f5ec', dark: '#133a2b' },
    text: { light: '#0b6b43', dark: '#74d6a7' },
  },
  login: {
    promise: {
      fr: 'Joueurs, équipes, stades et compétitions, réunis dans un seul back-office.',
      ar: 'اللاعبون والفرق والملاعب والمنافسات، كلها في فضاء تسيير واحد.',
      en: 'Players, teams, stadiums and competitions, all in one back office.',
    },
    picture: './pictures/pitch.svg',
  },
  languages: ['fr', 'ar', 'en'],
  timeZone: 'Africa/Algiers',
  country: 'DZ',
  // The Algerian week: from Sunday to Thursday, then two days of rest.
  firstDayOfWeek: 'sunday',
  weekend: ['friday', 'saturday'],
})
