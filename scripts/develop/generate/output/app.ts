import type { App, AppSettings, Colours, Shades, WeekDay } from '../../../../src/schema/entity/app.ts'
import type { Language } from '../../../../src/schema/values/text.ts'
import { CURRENCIES } from '../../../../src/schema/values/country.ts'
import { DIALLING } from '../../../../src/schema/values/dialling.ts'
import { deriveShades, lightenUntilRead, mix } from '../colours.ts'
import type { Model } from '../model.ts'
import { languagesOf } from '../program-languages.ts'
import { DEFAULT_TYPEFACE, fontFamily, fontStyles, latinFile } from '../typeface.ts'
import { buildHeader, buildSource } from './build-source.ts'
import { dateOrderOf, localeOf, paperOf, weekOf } from './country.ts'
import { exportConstant, importDefault, importTypes, literal } from './structures.ts'

const SOURCE = 'entities/app.ts'
const DARK_SURFACE = '#171f1c'
const PLAIN: Colours = { accent: '#1d5fa8' }

/** The program's name, language, week and colors, with their defaults. */
export function buildApp({ app, entities }: Model): string {
  return buildSource(SOURCE, [
    importTypes('../schema/entity/app.ts', 'AppSettings'),
    exportConstant({
      name: 'app',
      type: 'AppSettings',
      doc: 'Plain data that every room may import.',
      initializer: literal(settle(app, firstDashboardPath(app, entities))) ?? '',
    }),
    // Constants of their own, so that a build leaves out what they decide about.
    exportConstant({
      name: 'hasOtherBackend',
      type: 'boolean',
      doc: 'Whether the screens are built for a backend of another shape.',
      initializer: String(app.backend !== undefined),
    }),
    exportConstant({
      name: 'sendsChangesAlone',
      type: 'boolean',
      doc: 'Whether a changed record is sent as what has changed of it alone.',
      initializer: String(app.backend?.updates === 'changes'),
    }),
  ])
}

function firstDashboardPath({ home }: App, entities: Model['entities']): AppSettings['dashboard'] {
  if (home === undefined) return '/'
  return entities.some(({ entity }) => entity.home) ? '/dashboard' : undefined
}

function settle(app: App, dashboard: AppSettings['dashboard']): AppSettings {
  const {
    name,
    brand = name,
    login,
    home,
    language,
    fallback,
    timeZone = 'UTC',
    firstDayOfWeek,
    weekend,
  } = app
  const {
    colours = PLAIN,
    country,
    currency = country && CURRENCIES[country],
    typeface = DEFAULT_TYPEFACE,
  } = app
  const [own, ...others] = languagesOf(app)
  const spoken = (each: Language) => ({ language: each, locale: localeOf(each, country) })
  const week = weekOf(country)
  const dialling = country && DIALLING[country]
  return {
    name,
    brand,
    ...(login?.promise !== undefined && { promise: login.promise }),
    languages: [spoken(own), ...others.map(spoken)],
    ...(language === 'browser' && { followsBrowser: true }),
    ...(fallback !== undefined && fallback !== own && { fallback }),
    typeface: fontFamily(typeface),
    timeZone,
    ...(dialling !== undefined && { dialling }),
    firstDayOfWeek: firstDayOfWeek === undefined ? week.firstDayOfWeek : dayNumber(firstDayOfWeek),
    weekend: weekend?.map(dayNumber) ?? week.weekend,
    ...(currency !== undefined && { currency }),
    ...(country !== undefined && { paper: paperOf(country) }),
    dateOrder: dateOrderOf(country),
    ...(home !== undefined && { home }),
    ...(dashboard !== undefined && { dashboard }),
    colours: settleColours(colours),
  }
}

function dayNumber(day: WeekDay): AppSettings['firstDayOfWeek'] {
  const numbers = {
    sunday: 0,
    monday: 1,
    tuesday: 2,
    wednesday: 3,
    thursday: 4,
    friday: 5,
    saturday: 6,
  } as const
  return numbers[day]
}

function settleColours({ accent, soft, text }: Colours): AppSettings['colours'] {
  const shades = typeof accent === 'string' ? deriveShades(accent) : readShades(accent)
  const behind = soft ?? { light: mix(shades[6], '#ffffff', 0.88), dark: mix(shades[6], DARK_SURFACE, 0.65) }
  return {
    shades,
    soft: behind,
    text: text ?? { light: shades[7], dark: lightenUntilRead(shades[3], behind.dark) },
  }
}

/** The checks have counted them. */
function readShades([
  a = '',
  b = '',
  c = '',
  d = '',
  e = '',
  f = '',
  g = '',
  h = '',
  i = '',
  j = '',
]: readonly string[]): Shades {
  return [a, b, c, d, e, f, g, h, i, j]
}

/** The pictures of the program, as addresses for browsers; in files of their own, which add nothing to the first script. */
export function buildPictures({ app: { name, logo, login, colours } }: Model): string {
  const pictures = { logo, loginPicture: login?.picture }
  const files = Object.entries(pictures).filter(([, file]) => file !== undefined)
  return buildSource(SOURCE, [
    ...files.map(([key, file]) =>
      importDefault(`../../entities/${file?.slice('./'.length)}?no-inline`, `${key}File`),
    ),
    exportConstant({
      name: 'logo',
      type: 'string',
      doc: 'At the head of the menu.',
      initializer: logo === undefined ? (literal(letterLogo(name, colours)) ?? '') : 'logoFile',
    }),
    exportConstant({
      name: 'loginPicture',
      type: 'string | undefined',
      doc: 'Beside the login.',
      initializer: login?.picture === undefined ? 'undefined' : 'loginPictureFile',
    }),
  ])
}

/** What stands in the page before any script has run. */
export function buildPage(model: Model): string {
  const { app } = model
  const { name, logo, colours, typeface = DEFAULT_TYPEFACE } = app
  const [language] = languagesOf(app)
  const icon = logo === undefined ? letterLogo(name, colours) : `entities/${logo.slice('./'.length)}`
  const letters = latinFile(typeface)
  const page = {
    'x-generated': buildHeader(SOURCE),
    language,
    title: name,
    icon,
    letters,
    unused: unusedFiles(model),
  }
  return `${JSON.stringify(page, null, 2)}\n`
}

/** What of the engine builds leave out, because nothing in the configs asks for it: half a megabyte of passwords, what sends mails. */
function unusedFiles({ account, entities }: Model): readonly string[] {
  const refusesCommon = entities.some(({ entity }) =>
    Object.values(entity.fields).some((field) => 'refuseCommon' in field && field.refuseCommon === true),
  )
  return [
    ...(refusesCommon
      ? []
      : ['src/kinds/password/StrengthText.tsx', 'src/kinds/password/common-passwords.ts']),
    ...(account.account.email === undefined ? ['src/server/mail/mailer.ts'] : []),
  ]
}

/** The letters of the program, for the bundler. */
export function buildTypeface({ app: { typeface = DEFAULT_TYPEFACE } }: Model): string {
  return `/* ${buildHeader(SOURCE)} */\n${fontStyles(typeface)}`
}

/** The first letter of the name on the accent. */
function letterLogo(name: string, { accent } = PLAIN): string {
  const fill = typeof accent === 'string' ? accent : (accent[6] ?? '')
  const [letter = ''] = name
  const style = 'text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="18" fill="#fff"'
  const text = `<text x="16" y="22.5" ${style}>${letter.toUpperCase().replace(/[<&]/, '')}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${fill}"/>${text}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
