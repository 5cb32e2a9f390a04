import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrast, deriveShades, lightenUntilRead } from '../../scripts/develop/generate/colours.ts'
import { dateOrderOf, localeOf, paperOf, weekOf } from '../../scripts/develop/generate/output/country.ts'
import { clubFile, personFile } from './example-files.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { reportRun } from '../../scripts/develop/generate/report-run.ts'
import { createExampleProject } from './example-project.ts'

/** Reads generated files; the temporary project has no settings of its own for quotes. */
function readerOf(root: string) {
  return (name: string) => readFileSync(join(root, 'src/generated', name), 'utf8')
}

it.each(['#1d4f91', '#7a1f3d', '#0b0b0b', '#6a4fb3'])('%s gives shades that can be read', (accent) => {
  const shades = deriveShades(accent)
  expect(shades[6]).toBe(accent)
  const onWhite = shades.map((each) => contrast(each, '#ffffff'))
  expect(onWhite).toEqual(onWhite.toSorted((one, other) => one - other))
  expect(contrast(lightenUntilRead(accent, '#171f1c'), '#171f1c')).toBeGreaterThanOrEqual(4.5)
})

it('a program without app.ts gets a name, a letter for a logo, and a plain week', async () => {
  const root = createExampleProject({ 'person.ts': personFile() })
  await generate(root, { write: true })
  const read = readerOf(root)
  expect(read('app.ts')).toMatch(/firstDayOfWeek: 1,\s+weekend: \[6, 0\]/)
  expect(read('app.ts')).toContain('timeZone: "UTC"')
  expect(read('app.ts')).toContain('brand: "Tribune"')
  expect(JSON.parse(read('page.json'))).toMatchObject({ language: 'fr', title: 'Tribune' })
  expect(read('pictures.ts')).toMatch(/logo: string =\s+"data:image\/svg\+xml,.*%3ET%3C/)
})

it('a program that is wrong is told alone: what its menu, dashboards and languages are is not known', async () => {
  const wrong =
    "languages: ['es'], menuGroups: { sports: { label: 'Sport' } }, dashboards: { sales: { label: 'Ventes', icon: 'lucide-react/icons/file-text', order: 5 } }"
  const menu = "{ label: { en: 'Clubs' }, icon: 'lucide-react/icons/file-text', order: 1, group: 'sports' }"
  const home =
    "{ widgets: { all: { shape: 'list', label: 'Clubs', columns: ['name'], dashboard: 'sales' } } }"
  const root = createExampleProject({
    'app.ts': `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', ${wrong} })\n`,
    'club.ts': clubFile({ menu, home }),
  })
  const { data } = await reportRun(root, true)
  expect(data.findings.map(({ file, where }) => `${file} ${where}`)).toEqual([
    'entities/app.ts app.languages[0]',
  ])
})

it('a program is called and looks as its app.ts says', async () => {
  const app =
    "{ name: 'Clubs', brand: 'Nos clubs', colours: { accent: '#7a1f3d' }, home: '/persons', weekend: ['friday'] }"
  const root = createExampleProject({
    'app.ts': `import { defineApp } from 'tribune'\nexport const app = defineApp(${app})\n`,
  })
  await generate(root, { write: true })
  const read = readerOf(root)
  for (const part of ['name: "Clubs"', 'brand: "Nos clubs"', '"#7a1f3d"', 'home: "/persons"', 'weekend: [5]'])
    expect(read('app.ts')).toContain(part)
  expect(JSON.parse(read('openapi.json')).info.title).toBe('Clubs')
  expect(JSON.parse(read('page.json')).title).toBe('Clubs')
})

it.each([
  [
    '',
    "'Vazirmatn Variable', 'Text fallback', system-ui, sans-serif",
    '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
  ],
  ["typeface: 'system'", 'system-ui, sans-serif', undefined],
])('the letters of a program with %j are %s', async (typeface, family, letters) => {
  const app = `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', ${typeface} })\n`
  const root = createExampleProject({ 'app.ts': app, 'person.ts': personFile() })
  await generate(root, { write: true })
  const read = readerOf(root)
  expect(read('app.ts')).toContain(`typeface: "${family}"`)
  expect(JSON.parse(read('page.json')).letters).toBe(letters)
  expect(read('typeface.css').includes('@font-face')).toBe(letters !== undefined)
})

it('the dashboard keeps an address of its own where another screen comes first, if there is something on it', async () => {
  const dashboardOf = async (home: string, clubs: string) => {
    const app = `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', ${home} })\n`
    const root = createExampleProject({ 'app.ts': app, 'club.ts': clubs })
    await generate(root, { write: true })
    return /dashboard: "([^"]+)"/.exec(readerOf(root)('app.ts'))?.[1]
  }
  const counted = clubFile({ home: "{ label: 'Clubs', answer: 'countClubs' }" })
  expect(await dashboardOf('', counted)).toBe('/')
  expect(await dashboardOf("home: '/persons'", counted)).toBe('/dashboard')
  expect(await dashboardOf("home: '/persons'", clubFile())).toBeUndefined()
})

/** As CLDR's supplemental data lists them; Sunday is 0. */
it.each([
  ['DZ', { firstDayOfWeek: 6, weekend: [5, 6] }],
  ['FR', { firstDayOfWeek: 1, weekend: [6, 0] }],
  ['US', { firstDayOfWeek: 0, weekend: [6, 0] }],
  ['IR', { firstDayOfWeek: 6, weekend: [5] }],
  [undefined, { firstDayOfWeek: 1, weekend: [6, 0] }],
] as const)('the week of %s is %j', (country, week) => {
  expect(weekOf(country)).toEqual(week)
})

it.each([
  ['DZ', 'dmy'],
  ['FR', 'dmy'],
  ['US', 'mdy'],
  ['CA', 'ymd'],
  ['CN', 'ymd'],
  ['IR', 'ymd'],
  ['TH', 'dmy'],
  [undefined, 'dmy'],
] as const)('days are written in %s as %s', (country, order) => {
  expect(dateOrderOf(country)).toBe(order)
})

it.each([
  ['DZ', 'A4'],
  ['FR', 'A4'],
  ['US', 'letter'],
  ['MX', 'letter'],
] as const)('paper in %s is %s', (country, paper) => {
  expect(paperOf(country)).toBe(paper)
})

/** Money in use, as CLDR lists it. */
it.each([
  ["country: 'DZ'", 'DZD'],
  ["country: 'FR'", 'EUR'],
  ["country: 'US'", 'USD'],
  ["country: 'DZ', currency: 'EUR'", 'EUR'],
  ["currency: 'EUR'", 'EUR'],
  ["timeZone: 'UTC'", undefined],
])('amounts of a program with %s are in %s', async (said, currency) => {
  const app = `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', ${said} })\n`
  const root = createExampleProject({ 'app.ts': app, 'person.ts': personFile() })
  await generate(root, { write: true })
  expect(/currency: "(\w+)"/.exec(readerOf(root)('app.ts'))?.[1]).toBe(currency)
})

/** The patterns of CLDR, each with a clock of 24 hours. */
it.each([
  ['fr', undefined, '31/05/2024 14:05', '1\u202f234,5'],
  ['fr', 'DZ', '31/05/2024 14:05', '1\u202f234,5'],
  ['fr', 'CA', '2024-05-31 14 h 05', '1\u00a0234,5'],
  ['fr', 'US', '31/05/2024 14:05', '1\u202f234,5'],
  ['ar', 'DZ', '31/05/2024 14:05', '1.234,5'],
  ['ar', 'EG', '٣١/٠٥/٢٠٢٤ ١٤:٠٥', '١٬٢٣٤٫٥'],
  ['en', undefined, '31/05/2024 14:05', '1,234.5'],
  ['en', 'DZ', '31/05/2024 14:05', '1,234.5'],
  ['en', 'US', '05/31/2024 14:05', '1,234.5'],
  ['en', 'FR', '31/05/2024 14:05', '1,234.5'],
  ['en', 'DE', '31/05/2024 14:05', '1,234.5'],
] as const)('%s in %s writes %s and %s', (language, country, moment, number) => {
  const locale = localeOf(language, country)
  const day = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' })
  const written = format.format(Date.UTC(2024, 4, 31, 14, 5))
  // Marks of direction and commas between day and time are of no matter here.
  expect(written.replace(/[\u200e\u200f,،]/g, '')).toBe(moment)
  expect((1234.5).toLocaleString(locale)).toBe(number)
  // An amount of money in the same manner, in one form with it.
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  })
  expect(amount.format(1234.5)).toContain(number)
})

it.each([
  ['', 'firstDayOfWeek: 6', 'weekend: [5, 6]'],
  ["firstDayOfWeek: 'sunday'", 'firstDayOfWeek: 0', 'weekend: [5, 6]'],
  ["weekend: ['friday']", 'firstDayOfWeek: 6', 'weekend: [5]'],
])('the country gives the week that %j leaves out', async (said, ...parts) => {
  const app = `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', country: 'DZ', ${said} })\n`
  const root = createExampleProject({ 'app.ts': app, 'person.ts': personFile() })
  await generate(root, { write: true })
  for (const part of parts) expect(readerOf(root)('app.ts')).toContain(part)
})
