// Generated from entities/app.ts: edit that instead, then run "npm run generate".
import type { AppSettings } from '../schema/entity/app.ts'

/** Plain data that every room may import. */
export const app: AppSettings = {
  name: 'Tribune',
  brand: 'Logo',
  promise: {
    fr: 'Joueurs, équipes, stades et compétitions, réunis dans un seul back-office.',
    ar: 'اللاعبون والفرق والملاعب والمنافسات، كلها في فضاء تسيير واحد.',
    en: 'Players, teams, stadiums and competitions, all in one back office.',
  },
  languages: [
    { language: 'fr', locale: 'fr-DZ-u-hc-h23' },
    { language: 'ar', locale: 'ar-DZ-u-hc-h23' },
    { language: 'en', locale: 'en-GB' },
  ],
  typeface: "'Vazirmatn Variable', 'Text fallback', system-ui, sans-serif",
  timeZone: 'Africa/Algiers',
  dialling: { code: '213', trunk: '0', digits: [8, 9] },
  firstDayOfWeek: 0,
  weekend: [5, 6],
  currency: 'DZD',
  paper: 'A4',
  dateOrder: 'dmy',
  dashboard: '/',
  colours: {
    shades: [
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
}

/** Whether the screens are built for a backend of another shape. */
export const hasOtherBackend: boolean = false

/** Whether a changed record is sent as what has changed of it alone. */
export const sendsChangesAlone: boolean = false
