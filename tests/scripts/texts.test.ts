import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scriptArguments } from '../../scripts/process/run-node.ts'
import { formatFiles } from '../../scripts/develop/generate/format-files.ts'
import { exportTexts } from '../../scripts/develop/texts/export-texts.ts'
import { importTexts } from '../../scripts/develop/texts/import-texts.ts'
import { xlsxFile } from '../../src/features/export/server/xlsx-file.ts'
import { parseTable } from '../../src/features/import/server/parse-table.ts'
import { personFile } from '../generator/example-files.ts'
import { createExampleProject } from '../generator/example-project.ts'
import { createSampleProject } from '../generator/sample-project.ts'

const SHEET = 'ar.xlsx'

const APP = `import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Clubs',
  languages: ['fr', 'ar', 'en'],
  fallback: 'fr',
  login: { promise: 'Tous les clubs' },
})
`

const CLUB = `import { choice, crud, defineEntity, joined, number, text } from 'tribune'

// Said in several places.
const title = 'Clubs'
const both = { fr: 'Ajouter', en: 'Add' }
const label = 'Nom'

export const club = defineEntity({
  name: 'club',
  path: '/clubs',
  menu: { label: title, icon: 'lucide-react/icons/file-text', order: 1 },
  endpoints: crud('/api/club', { sends: 'json', one: 'club', many: 'clubs' }),
  fields: {
    name: text({ label, importedAs: ['Club'] }),   // two spaces too many
    kind: choice({
      label: {
        fr: 'Genre', // not the sex
        en: 'Kind',
      },
      options: { owned: 'Acheté', rented: { fr: 'Loué', ar: 'مستأجر' } },
    }),
    rent: number({ label: "Loyer d'été", unit: '€' }),
  },
  list: { title, add: both, columns: ['name', joined('Les deux', ['name', 'kind'])] },
  texts: {
    create: both,
    update: 'Modifier',
    created: null,
    updated: \`club
enregistré\`,
    deleted: 'Supprimé',
    confirmDelete: 'Supprimer ?',
    inUse: 'Utilisé',
  },
})
`

const createProject = () =>
  createExampleProject({ 'app.ts': APP, 'club.ts': CLUB, 'person.ts': personFile() })

function readAll(root: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(root, 'entities'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.tsx?$/.test(file))
  return Object.fromEntries(texts.map((file) => [file, readFileSync(join(root, 'entities', file), 'utf8')]))
}

const readSheet = async (root: string) =>
  (await parseTable(readFileSync(join(root, SHEET)))).rows.map(({ cells }) =>
    ['', '', ''].map((empty, place) => cells[place] ?? empty),
  )

/** The sheet as a translator leaves it: what it says of these keys. */
async function fill(root: string, said: Readonly<Record<string, string>>, more: readonly string[][] = []) {
  const rows = await readSheet(root)
  const filled = rows.map(([key = '', own = '', other = '']) => [key, own, said[key] ?? other])
  const [header = [], ...others] = [...filled, ...more]
  const columns = header.map((each) => ({ key: each, header: each, type: 'text' as const }))
  const sheet = await new Response(xlsxFile('Texts', columns, others)).arrayBuffer()
  writeFileSync(join(root, SHEET), new Uint8Array(sheet))
}

it('a sheet has a row for each text: its key, what it says, and what it says in the other language', async () => {
  const root = createProject()
  await exportTexts(root, SHEET, 'ar')
  const rows = await readSheet(root)
  expect(rows[0]).toEqual(['key', 'fr', 'ar'])
  const said = new Map(rows.map(([key = '', own = '', other = '']) => [key, [own, other]]))
  expect(said.get('app.login.promise')).toEqual(['Tous les clubs', ''])
  expect(said.get('club.fields.name.label')).toEqual(['Nom', ''])
  expect(said.get('club.fields.kind.options.rented')).toEqual(['Loué', 'مستأجر'])
  expect(said.get('club.list.columns[1].header')).toEqual(['Les deux', ''])
  expect(said.get('club.texts.updated')).toEqual(['club\nenregistré', ''])
  expect(said.get('person.texts.inUse')).toEqual(['Utilisé', ''])
  // No words to translate, and no text at all.
  expect(said.has('club.fields.rent.unit')).toBe(false)
  expect(said.has('club.texts.created')).toBe(false)
  expect([...said.keys()].filter((key) => key.includes('importedAs'))).toEqual([])
  await expect(exportTexts(root, SHEET, 'ar')).rejects.toThrow(/is there already and stays as it is/)
})

const SERVER = `import { defineJobs, defineWebhooks } from 'tribune/server'
import { club } from './club.ts'

const remind = 'Rappeler'

export const jobs = defineJobs(club, { remind: { label: remind, every: '1 day', run() {} } })
export const webhooks = defineWebhooks(club, {
  ledger: {
    label: { fr: 'Comptabilité', en: 'Accounting' },
    on: ['created'],
    url: { variable: 'LEDGER_URL' },
    secret: { variable: 'LEDGER_SECRET' },
  },
})
`

it('the labels of jobs and webhooks are among them, by the entity whose file has them', async () => {
  const root = createProject()
  writeFileSync(join(root, 'entities/club.server.ts'), SERVER)
  const before = readAll(root)
  await exportTexts(root, SHEET, 'ar')
  const rows = await readSheet(root)
  expect(rows).toContainEqual(['club.jobs.remind.label', 'Rappeler', ''])
  expect(rows).toContainEqual(['club.webhooks.ledger.label', 'Comptabilité', ''])
  await fill(root, { 'club.jobs.remind.label': 'تذكير', 'club.webhooks.ledger.label': 'المحاسبة' })
  expect(await importTexts(root, SHEET, 'ar')).toContain('texts written: 2; files changed: 1')
  const server = SERVER.replace('label: remind', "label: { fr: remind, ar: 'تذكير' }").replace(
    "en: 'Accounting'",
    "en: 'Accounting', ar: 'المحاسبة'",
  )
  expect(readAll(root)).toEqual({ ...before, 'club.server.ts': server })
})

const REFUSING = `import { defineHooks, UserError } from 'tribune/server'
import { club } from './club.ts'

const MOST = 5
const closed = { fr: 'Fermé', en: 'Closed' }

export const hooks = defineHooks(club, {
  beforeSave({ values }) {
    if (values.name === 'a') throw new UserError(closed)
    if (values.name === 'b') throw new UserError('Trop cher', { path: 'rent' })
    if (values.name === 'c') throw new UserError(\`Au plus \${MOST} clubs\`)
    throw new UserError(String(values.name))
  },
})
`

it('what own code refuses with is among them, with what it fills in', async () => {
  const root = createProject()
  writeFileSync(join(root, 'entities/club.server.ts'), REFUSING)
  await exportTexts(root, SHEET, 'ar')
  const rows = (await readSheet(root)).filter(([key]) => key?.startsWith('club.UserError'))
  expect(rows).toEqual([
    ['club.UserError[0]', 'Fermé', ''],
    ['club.UserError[1]', 'Trop cher', ''],
    ['club.UserError[2]', 'Au plus ${MOST} clubs', ''],
  ])
  await fill(root, {
    'club.UserError[0]': 'مغلق',
    'club.UserError[1]': 'باهظ',
    'club.UserError[2]': '${MOST} نواد على الأكثر',
  })
  expect(await importTexts(root, SHEET, 'ar')).toContain('texts written: 3; files changed: 1')
  const server = REFUSING.replace("en: 'Closed'", "en: 'Closed', ar: 'مغلق'")
    .replace("'Trop cher'", "{ fr: 'Trop cher', ar: 'باهظ' }")
    .replace('`Au plus ${MOST} clubs`', '{ fr: `Au plus ${MOST} clubs`, ar: `${MOST} نواد على الأكثر` }')
  expect(readAll(root)['club.server.ts']).toBe(server)
})

it.each(['نواد', '${process.exit()} نواد', '${MOST} ${MOST} نواد', '${MOST} ${`'])(
  'a translation with other placeholders, %s, is left out',
  async (words) => {
    const root = createProject()
    writeFileSync(join(root, 'entities/club.server.ts'), REFUSING)
    await exportTexts(root, SHEET, 'ar')
    await fill(root, { 'club.UserError[2]': words })
    expect((await importTexts(root, SHEET, 'ar'))[0]).toContain('placeholders: club.UserError[2]')
    expect(readAll(root)['club.server.ts']).toBe(REFUSING)
  },
)

it.each([
  ['of clubs', createProject],
  ['of the entities here', createSampleProject],
])('a sheet %s that nobody has changed changes nothing', async (_which, create) => {
  const root = create()
  const before = readAll(root)
  await exportTexts(root, SHEET, 'ar')
  expect(await importTexts(root, SHEET, 'ar')).toEqual(['texts written: 0; files changed: 0'])
  expect(readAll(root)).toEqual(before)
})

const kind = "fr: 'Genre', // not the sex\n        en: 'Kind',"

it.each([
  ['app.login.promise', 'app.ts', "'Tous les clubs'", "{ fr: 'Tous les clubs', ar: 'كل' }"],
  ['club.menu.label', 'club.ts', 'label: title', "label: { fr: title, ar: 'كل' }"],
  ['club.list.title', 'club.ts', '{ title, add', "{ title: { fr: title, ar: 'كل' }, add"],
  ['club.list.add', 'club.ts', "en: 'Add' }", "en: 'Add', ar: 'كل' }"],
  ['club.fields.name.label', 'club.ts', 'text({ label,', "text({ label: { fr: label, ar: 'كل' },"],
  ['club.fields.kind.label', 'club.ts', kind, kind.replace("en: 'Kind',", "en: 'Kind',\n        ar: 'كل',")],
  ['club.fields.kind.options.owned', 'club.ts', "'Acheté'", "{ fr: 'Acheté', ar: 'كل' }"],
  ['club.fields.kind.options.rented', 'club.ts', "'مستأجر'", "'كل'"],
  ['club.fields.rent.label', 'club.ts', '"Loyer d\'été"', "{ fr: \"Loyer d'été\", ar: 'كل' }"],
  ['club.list.columns[1].header', 'club.ts', "'Les deux'", "{ fr: 'Les deux', ar: 'كل' }"],
  ['club.texts.updated', 'club.ts', '`club\nenregistré`', "{ fr: `club\nenregistré`, ar: 'كل' }"],
])('%s alone is filled in, and changes alone', async (key, file, from, to) => {
  const root = createProject()
  const before = readAll(root)
  await exportTexts(root, SHEET, 'ar')
  await fill(root, { [key]: 'كل' })
  expect(await importTexts(root, SHEET, 'ar')).toContain('texts written: 1; files changed: 1')
  expect(before[file]).toContain(from)
  expect(readAll(root)).toEqual({ ...before, [file]: before[file]?.replace(from, to) })
  // What was written is what the next sheet says.
  rmSync(join(root, SHEET))
  await exportTexts(root, SHEET, 'ar')
  expect((await readSheet(root)).find(([each]) => each === key)?.[2]).toBe('كل')
})

it('a file that was formatted is so again', async () => {
  const root = createSampleProject()
  const before = readAll(root)
  await exportTexts(root, SHEET, 'ar')
  const said = "d'un \"joueur\" \\ dont le nom est si long qu'une ligne n'y suffirait pas, où que ce soit"
  await fill(root, { 'player.fields.email.label': said })
  await importTexts(root, SHEET, 'ar')
  const after = readAll(root)
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(['player.ts'])
  const player = after['player.ts'] ?? ''
  expect(player).toContain('dont le nom est si long')
  expect((await formatFiles(root, new Map([['player.ts', player]]))).get('player.ts')).toBe(player)
})

it('says what fits no config, and leaves it out', async () => {
  const root = createProject()
  const before = readAll(root)
  await exportTexts(root, SHEET, 'ar')
  await fill(
    root,
    {
      'club.texts.deleted': 'حذف',
      'club.fields.kind.options.rented': '',
      'club.texts.create': 'أ',
      'club.list.add': 'ب',
    },
    [['club.fields.gone.label', 'Parti', 'ذهب']],
  )
  writeFileSync(join(root, 'entities/club.ts'), CLUB.replace("'Supprimé'", "'Supprimé !'"))
  const said = (await importTexts(root, SHEET, 'ar')).join('\n')
  expect(said).toContain('unknown: club.fields.gone.label')
  expect(said).toContain('changed meanwhile: club.texts.deleted was "Supprimé" and is "Supprimé !"')
  expect(said).toContain('empty: club.fields.kind.options.rented stays "مستأجر"')
  expect(said).toMatch(
    /not written: club\.(texts\.create|list\.add), whose text .* is that of another key too/,
  )
  const club = readAll(root)['club.ts']
  expect(club).toContain("deleted: 'Supprimé !'")
  expect(club).toContain("{ fr: 'Loué', ar: 'مستأجر' }")
  expect({ ...readAll(root), 'club.ts': '' }).toEqual({ ...before, 'club.ts': '' })
})

it.each([
  [[], 'write npm run texts -- --export ar.xlsx, or --import ar.xlsx'],
  [['--export', 'ar.xlsx', '--import', 'ar.xlsx'], 'write npm run texts'],
  [['--export', 'de.xlsx'], 'de.xlsx is named by no language; expected one of fr, ar, en'],
  [['--export', 'fr.xlsx'], 'fr is the language that the configs are written in'],
])('%j is refused: %s', (args, told) => {
  const command = scriptArguments('develop/texts', ...args)
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stderr).toContain(told)
  expect(status).toBe(2)
})
