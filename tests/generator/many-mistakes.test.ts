import { describe, expect, it } from 'vitest'
import { DiagnosticsError, formatDiagnostic } from '../../scripts/develop/generate/diagnostics/diagnostic.ts'
import { clubFile, personFile } from './example-files.ts'
import { reportRun } from '../../scripts/develop/generate/report-run.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'

/** The place, code and part of everything that is told. */
async function provoke(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const error: unknown = await generate(createExampleProject(files), { write: true }).catch(
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof DiagnosticsError)) throw new Error('the files are right')
  return error.diagnostics.map((each) => formatDiagnostic(each).replace(/: .*$/, ''))
}

const wrongList = "{ title: '', add: 'Ajouter', columns: ['nam'] }"

describe('all mistakes are told at once', () => {
  it('as data too, with what stands there, what may, and what mends it', async () => {
    const root = createExampleProject({ 'club.ts': clubFile({ list: wrongList }) })
    const { isValid, data } = await reportRun(root, true)
    expect(isValid).toBe(false)
    expect(data.findings.map(({ code }) => code)).toEqual(['E160', 'E112'])
    expect(JSON.parse(JSON.stringify(data.findings[1]))).toEqual({
      code: 'E112',
      file: 'entities/club.ts',
      line: expect.any(Number),
      column: 48,
      where: 'club.list.columns[0]',
      message: 'there is no field "nam"; expected name; did you mean "name"?',
      found: 'there is no field "nam"',
      expected: 'name; did you mean "name"?',
      title: 'A column names no field',
      fix: 'Write the name of a field; a password has no column, it is never read.',
      page: 'entities/docs/codes.md#e112',
    })
  })

  it('those of one file, whatever else is wrong in it', async () => {
    const files = {
      'club.ts': clubFile({ endpoints: null, list: wrongList, colour: "'red'" }),
      'person.ts': personFile({ path: "'/clubs'" }),
    }
    expect(await provoke(files)).toEqual([
      'entities/club.ts:4:14 E125 club.endpoints',
      'entities/club.ts:9:18 E160 club.list.title',
      'entities/club.ts:9:48 E112 club.list.columns[0]',
      'entities/club.ts:19:3 E110 club.colour',
      'entities/person.ts:7:9 E131 person.path',
    ])
  })

  it('beside files that cannot be read, of which nothing is said that may be wrong', async () => {
    const fields = `{ name: text({ label: 'Nom' }), town_id: reference({ label: 'Ville', to: 'oldTown', as: 'Town', optionLabel: ['name'] }) }`
    const files = {
      'club.ts': clubFile({ fields, list: wrongList }),
      'old-town.ts': 'export const oldTown = {',
      'thing.ts': "export const thing = fail()\nfunction fail() { throw 'no reason' }",
    }
    expect(await provoke(files)).toEqual([
      'entities/club.ts:12:18 E160 club.list.title',
      'entities/club.ts:12:48 E112 club.list.columns[0]',
      expect.stringMatching(/^entities\/old-town\.ts:1:\d+ E101 it cannot be read as TypeScript$/),
      'entities/thing.ts:1:1 E102 loading it throws no reason; expected a file that only describes an entity',
    ])
  })
})

describe('the place is found', () => {
  it.each([
    [
      'behind a name, a spread and what is taken out of a call',
      `import { crud } from 'tribune'\nconst { destroy: _absent, ...usual } = crud('/api/club/:code', { sends: 'json', one: 'club', many: 'clubs' })`,
      { endpoints: '{ ...usual, read: { ...usual.read, path: `/api/club/:id` } }' },
      ['entities/club.ts:2:45 E141 club.endpoints.list.path'],
    ],
    [
      'behind a shorthand',
      "const menu = { label: 'Clubs', icon: 'recrod', order: 1 } as const",
      { menu: 'menu' },
      ['entities/club.ts:1:38 E180 club.menu.icon'],
    ],
    [
      'at the name, where the rest is written elsewhere',
      'const make = () => ({ label: 12, icon: "lucide-react/icons/file-text", order: 1 })',
      { menu: 'make()' },
      ['entities/club.ts:9:3 E160 club.menu.label'],
    ],
  ])('%s', async (_what, before, parts, told) => {
    const said = await provoke({ 'club.ts': `${before}\n${clubFile(parts)}` })
    expect(said).toEqual(told)
  })
})
