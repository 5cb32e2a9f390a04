import { describeFound } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import {
  both,
  expecting,
  listOf,
  nullable,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import {
  currency,
  name,
  oneOf,
  spelled,
  shownText,
} from '../../../../src/kinds/core/authoring/value-checks.ts'
import {
  WEEK_DAYS,
  type App,
  type Colours,
  type LoginPanelOptions,
  type SchemeColours,
} from '../../../../src/schema/entity/app.ts'
import type { OtherBackend } from '../../../../src/schema/entity/backend.ts'
import { CURRENCIES } from '../../../../src/schema/values/country.ts'
import { LANGUAGES } from '../../../../src/schema/values/text.ts'
import { contrast, HEX, LEAST_CONTRAST } from '../colours.ts'
import { isTypeface } from '../typeface.ts'
import { screenPath } from './entity-check.ts'
import { dashboards, menuGroups } from './menu-check.ts'

const colour = spelled('E241', HEX, 'a color of six digits, as #1d4f91')

const dark: Check = (value, path) => {
  const found = contrast(String(value), '#ffffff')
  if (found >= LEAST_CONTRAST) return []
  const message = `${describeFound(value)}; white text on it has a contrast of ${found.toFixed(1)}; expected a darker color, with at least ${LEAST_CONTRAST}`
  return [{ code: 'E242', path, message }]
}
const filled = both(colour, dark)

const FILLED = 6
const shades: Check = (value, path) => {
  if (!Array.isArray(value)) return filled(value, path)
  const isWhole = expecting('one color, or ten from light to dark', () => value.length === 10)(value, path)
  const colours: readonly unknown[] = value
  return [
    ...isWhole,
    ...colours.flatMap((each, index) => (index === FILLED ? filled : colour)(each, [...path, index])),
  ]
}

const scheme: ChecksOf<SchemeColours> = { light: colour, dark: colour }
const colours: ChecksOf<Colours> = {
  accent: shades,
  soft: optional(objectOf(scheme)),
  text: optional(objectOf(scheme)),
}

const picture = spelled(
  'E243',
  /^\.\/.+\.(svg|png|webp)$/,
  "a picture below entities/, as './pictures/logo.svg'",
)

const timeZone: Check = (value, path) => {
  if (typeof value === 'string' && isTimeZone(value)) return []
  const message = `${describeFound(value)}; expected a time zone; write timeZone: 'Europe/Paris'`
  return [{ code: 'E244', path, message }]
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const typeface: Check = (value, path) => {
  if (typeof value === 'string' && isTypeface(value)) return []
  const message = `${describeFound(value)}; expected 'system', or a package of Fontsource that is installed; write typeface: '@fontsource-variable/rubik'`
  return [{ code: 'E246', path, message }]
}

const day = oneOf('E124', WEEK_DAYS)
const language = oneOf('E124', LANGUAGES)

const languages: Check = (value, path) => {
  const findings = listOf('languages', language)(value, path)
  if (findings.length > 0 || !Array.isArray(value)) return findings
  if (new Set(value).size === value.length) return []
  const message = `${describeFound(value)}; expected the program's own language first, and each once; write languages: ['fr', 'ar', 'en']`
  return [{ code: 'E247', path, message }]
}

const login: ChecksOf<LoginPanelOptions> = { promise: optional(shownText), picture: optional(picture) }

const wireName = name('what the other backend calls it')
const callPath = spelled('E120', /^\/[^\s?#]*$/, "a path that begins with a slash, as '/sessions'")
const backend: ChecksOf<OtherBackend> = {
  login: optional(
    objectOf({
      path: callPath,
      user: optional(wireName),
      password: optional(wireName),
      token: optional(wireName),
    }),
  ),
  logout: optional(objectOf({ method: oneOf('E124', ['POST', 'DELETE', 'GET']), path: callPath })),
  account: optional(objectOf({ path: callPath, answer: nullable(name("the answer's key, or null")) })),
  list: optional(
    objectOf({
      page: optional(wireName),
      firstPage: optional(expecting('0 or 1', (value) => value === 0 || value === 1)),
      pageSize: optional(wireName),
      search: optional(wireName),
      sort: optional(wireName),
      order: optional(wireName),
      descending: optional(wireName),
      total: optional(wireName),
    }),
  ),
  records: optional(oneOf('E124', ['json:api'])),
  updates: optional(oneOf('E124', ['changes'])),
}

const parts: ChecksOf<App> = {
  name: name('a name'),
  brand: optional(name('the words beside the logo')),
  logo: optional(picture),
  colours: optional(objectOf(colours)),
  login: optional(objectOf(login)),
  languages: optional(languages),
  language: optional(oneOf('E124', ['browser'])),
  fallback: optional(language),
  typeface: optional(typeface),
  timeZone: optional(timeZone),
  country: optional(oneOf('E124', Object.keys(CURRENCIES))),
  currency: optional(currency),
  firstDayOfWeek: optional(day),
  weekend: optional(listOf('days', day)),
  home: optional(screenPath),
  menuGroups: optional(menuGroups),
  dashboards: optional(dashboards),
  backend: optional(objectOf(backend)),
}
const whole = objectOf(parts)

export function checkApp(value: unknown): readonly EntityFinding[] {
  return whole(value, [])
}

export function isApp(value: unknown): value is App {
  return checkApp(value).length === 0
}
