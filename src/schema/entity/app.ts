import type { OtherBackend } from './backend.ts'
import type { Country } from '../values/country.ts'
import type { DashboardOptions } from './dashboard.ts'
import type { Dialling } from '../values/dialling.ts'
import type { MenuGroup } from './menu.ts'
import type { DayNumber } from '../values/days.ts'
import type { Language, Text } from '../values/text.ts'

export const WEEK_DAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type WeekDay = (typeof WEEK_DAYS)[number]

/** One color for the light scheme and one for the dark scheme. */
export interface SchemeColours {
  readonly light: string
  readonly dark: string
}

export interface Colours {
  /**
   * What buttons are filled with, as `#rrggbb`, dark enough for white text: lighter and darker shades are derived from it. Or
   * ten shades from light to dark, of which the seventh fills buttons.
   * @example accent: '#1d4f91'
   */
  readonly accent: string | readonly string[]
  /**
   * Behind what is chosen. Without it, derived from the accent.
   * @example soft: { light: '#e3edf8', dark: '#16304f' }
   */
  readonly soft?: SchemeColours
  /**
   * Links, and text on the soft color. Without it, derived from the accent.
   * @example text: { light: '#163f75', dark: '#8fbdf0' }
   */
  readonly text?: SchemeColours
}

export interface LoginPanelOptions {
  /**
   * A sentence below the name. Without it, there is the name alone.
   * @example promise: 'Propriétaires, animaux et visites, réunis au même endroit.'
   */
  readonly promise?: Text
  /**
   * A faint picture behind both, in white, as a file below `entities/`.
   * @example picture: './pictures/pitch.svg'
   */
  readonly picture?: string
}

/** What a program as a whole is called and looks like. */
export interface App {
  /**
   * The name in titles and on the login screen.
   * @example name: 'Clinique'
   */
  readonly name: string
  /**
   * The words beside the logo at the head of the menu. Without it, the name.
   * @example brand: 'Clinique du port'
   */
  readonly brand?: string
  /**
   * The picture at the head of the menu and in the browser's tab, as a file below `entities/`. Without it, the first letter of
   * the name.
   * @example logo: './pictures/logo.svg'
   */
  readonly logo?: string
  /**
   * The colors of the program. Without them, a plain blue.
   * @example colours: { accent: '#1d4f91' }
   */
  readonly colours?: Colours
  /**
   * The package of Fontsource that the letters come from, installed beside the others, or 'system' for the letters of the device.
   * Without it Vazirmatn, which has those of Latin and of Arabic in one family.
   * @example typeface: '@fontsource-variable/rubik'
   */
  readonly typeface?: string
  /**
   * What stands beside the login.
   * @example login: { promise: 'Propriétaires, animaux et visites.' }
   */
  readonly login?: LoginPanelOptions
  /**
   * The languages that each person can choose, the program's own first: what a config says as one string is in that. Without it,
   * French alone.
   * @example languages: ['fr', 'ar', 'en']
   */
  readonly languages?: readonly [Language, ...Language[]]
  /**
   * Whoever has chosen none is spoken to in the first of them that the browser asks for. Without it, in the program's own.
   * @example language: 'browser'
   */
  readonly language?: 'browser'
  /**
   * The one of them that texts are shown in where they lack the language of whoever reads. Without it, a text that lacks one is an
   * error of `npm run generate`.
   * @example fallback: 'fr'
   */
  readonly fallback?: Language
  /**
   * The zone whose clocks people go by. Without it, UTC.
   * @example timeZone: 'Europe/Paris'
   */
  readonly timeZone?: string
  /**
   * The country whose habits people have, by ISO 3166, as CLDR lists them: the money that they pay with, the paper that they print on, how dates and numbers are written in each language, whether
   * days are written and typed as 31/05/2024, as 05/31/2024 or as 2024-05-31, the
   * day that weeks begin with, the days of rest; and where phone numbers without a country's code are of: `0663 31 97 76` and
   * `+213 663 31 97 76` are one number in Algeria. Without it, phone numbers are compared as they are written.
   * @example country: 'DZ'
   */
  readonly country?: Country
  /**
   * The money that amounts are in, by its code in ISO 4217: that of each `money` field which names no other. Without it, the
   * country's.
   * @example currency: 'EUR'
   */
  readonly currency?: string
  /**
   * The day that weeks begin with, in calendars and where a filter says "this week". Without it the country's, or Monday.
   * @example firstDayOfWeek: 'sunday'
   */
  readonly firstDayOfWeek?: WeekDay
  /**
   * The days of rest, which calendars mark. Without it the country's, or Saturday and Sunday.
   * @example weekend: ['friday', 'saturday']
   */
  readonly weekend?: readonly WeekDay[]
  /**
   * The path of an entity's screen that is shown first, instead of the dashboard, which keeps its place in the menu where
   * entities have something to show there.
   * @example home: '/visits'
   */
  readonly home?: string
  /**
   * The groups of the menu, by the names that entries give as their `group`. Without them the entries stand in one list.
   * @example menuGroups: { sales: { label: 'Ventes' }, settings: {} }
   */
  readonly menuGroups?: Readonly<Record<string, MenuGroup>>
  /**
   * Further dashboards, by the names that widgets give as their `dashboard`, each with its link in the menu.
   * @example dashboards: { sales: { label: 'Ventes', icon: 'lucide-react/icons/chart-line', order: 5 } }
   */
  readonly dashboards?: Readonly<Record<string, DashboardOptions>>
  /**
   * How the backend speaks that the screens are built for by `VITE_API_BASE_URL`, where it is another one. Without it, as this
   * program's own does.
   * @example backend: { login: { path: '/sessions', user: 'email', token: 'token' }, updates: 'changes' }
   */
  readonly backend?: OtherBackend
}

/** A language, and how people of the program's country write it. */
export interface SpokenLanguage {
  readonly language: Language
  readonly locale: string
}

/** An app as the generator writes it for the engine, with every default filled in. */
export interface AppSettings {
  readonly name: string
  readonly brand: string
  readonly promise?: Text
  /** The program's own first, each with its tag for `Intl`. */
  readonly languages: readonly [SpokenLanguage, ...SpokenLanguage[]]
  /** Whether what the browser asks for counts where nobody has chosen. */
  readonly followsBrowser?: true
  /** What texts fall back to, where it is not the program's own language. */
  readonly fallback?: Language
  /** As `font-family` in CSS. */
  readonly typeface: string
  readonly timeZone: string
  readonly dialling?: Dialling
  /** As calendars count: Sunday is 0. */
  readonly firstDayOfWeek: DayNumber
  readonly weekend: readonly DayNumber[]
  /** By its code in ISO 4217; none without a country. */
  readonly currency?: string
  /** Without it, what the printer has. */
  readonly paper?: Paper
  /** How days are written in digits, whatever the language of who reads: what one types another must read alike. */
  readonly dateOrder: DateOrder
  readonly home?: string
  /** Where the dashboard is; without it there is none, since another screen comes first and no entity has anything to show. */
  readonly dashboard?: '/' | '/dashboard'
  readonly colours: { readonly shades: Shades; readonly soft: SchemeColours; readonly text: SchemeColours }
}

/** As CSS names it. */
export type Paper = 'A4' | 'letter'
export type DateOrder = 'dmy' | 'mdy' | 'ymd'
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string]

/**
 * The program, in `entities/app.ts`. Without that file all of it has its default.
 * @example
 * export const app = defineApp({ name: 'Clinique', colours: { accent: '#1d4f91' }, timeZone: 'Europe/Paris' })
 */
export function defineApp(app: App): App {
  return app
}
