import { describe, expect, it } from 'vitest'
import { findWrongArrows } from './arrows.ts'
import { findBarrels } from './barrels.ts'
import { findBrowserCode } from './browser-code.ts'
import { findCircles } from './circles.ts'
import { createEntityNamesRule } from './entity-names.ts'
import { createKindNamesRule } from './kind-names.ts'
import { findLateWords } from './late-words.ts'
import { findLiteralTexts } from './literal-texts.ts'
import { findAny, findCasts } from './loose-types.ts'
import { findEarlyTexts } from './early-texts.ts'
import { findLanguageImports, findUntranslated } from './languages.ts'
import { createPackagesRule } from './packages.ts'
import { findPhysicalProps, findPhysicalSides } from './physical-sides.ts'
import { findGiants } from './sizes.ts'
import { findWrongEngineArrows } from './engine-rooms.ts'
import { findWrongRecordArrows, findWrongServerArrows } from './server-rooms.ts'
import { findTwiceExported } from './twice-exported.ts'
import { formatProblem, sampleSources, type Rule } from './source.ts'

function apply(rule: Rule, files: Readonly<Record<string, string>>): readonly string[] {
  return rule(sampleSources(files)).map(formatProblem)
}

const lines = (count: number) => '\n'.repeat(count)

describe('arrows among the rooms of the records', () => {
  it.each([
    ['store/a.ts', '../access/b.ts', 'access/b.ts'],
    ['rows/a.ts', '../history/b.ts', 'history/b.ts'],
    ['deletion/a.ts', '../write-records.ts', 'write-records.ts'],
    ['reading/a.ts', '../new/b.ts', 'new/b.ts'],
  ])('%s must not import %s', (path, specifier, target) => {
    const files = { [`src/server/records/${path}`]: `\nimport { a } from '${specifier}'` }
    const [problem] = apply(findWrongRecordArrows, files)
    expect(problem).toMatch(new RegExp(`must not import src/server/records/${target}$`))
  })

  it('point down', () => {
    const right = {
      'src/server/records/history/a.ts': "import { b } from '../rows/b.ts'",
      'src/server/records/write-records.ts': "import { b } from './deletion/b.ts'",
      'src/server/records/store/a.ts': "import { b } from '../../database/b.ts'",
    }
    expect(apply(findWrongRecordArrows, right)).toEqual([])
  })
})

describe('packages of what npm start loads', () => {
  const rule = createPackagesRule(['vite', '@scope/part'])
  const start = "import './test.ts'\nexport * from '../lazy.ts'"
  const files = { 'scripts/build/build.ts': start, 'scripts/lazy.ts': "void import('vitest/node')" }

  it('are dependencies, however far away they are loaded', () => {
    expect(apply(rule, files)).toEqual([
      'scripts/lazy.ts:1: "vitest" is none of the dependencies, and npm start loads it',
    ])
  })

  it('may be named for their types, and elsewhere', () => {
    const right = {
      'scripts/build/build.ts':
        "import type { Test } from 'vitest'\nimport type { Tested } from '../test/test.ts'",
      'scripts/test/test.ts': "import 'vitest'",
      'vite.config.ts': "import 'vite/client'\nimport '@scope/part/sub'\nimport 'node:fs'\nimport 'path'",
    }
    expect(apply(rule, right)).toEqual([])
  })
})

describe('arrows of the server', () => {
  it.each([
    ['src/server/database/state.ts', '../records/store.ts', 'src/server/records/store.ts'],
    ['src/server/storage/uploads.ts', '../records/store.ts', 'src/server/records/store.ts'],
    ['src/server/records/store.ts', '../http/a.ts', 'src/server/http/a.ts'],
    ['src/server/caller/guard.ts', '../backend.ts', 'src/server/backend.ts'],
    ['src/server/http/a.ts', '../main.ts', 'src/server/main.ts'],
  ])('%s must not import %s', (path, specifier, target) => {
    const [problem] = apply(findWrongServerArrows, { [path]: `\nimport { a } from '${specifier}'` })
    expect(problem).toMatch(new RegExp(`^${path}:2: .* must not import ${target}$`))
  })

  it('let the way of a request through', () => {
    const right = {
      'src/server/http/a.ts':
        "import '../backend.ts'; import '../records/store.ts'; import '../caller/guard.ts'",
      'src/server/main.ts': "import './http/a.ts'; import './operations/health.ts'",
    }
    expect(apply(findWrongServerArrows, right)).toEqual([])
  })
})

describe('arrows of the engine', () => {
  it.each([
    ['src/engine/list/a.tsx', '../form/RecordForm.tsx', 'src/engine/form/RecordForm.tsx'],
    ['src/engine/list-data/a.ts', '../list/b.tsx', 'src/engine/list/b.tsx'],
    ['src/engine/slots.tsx', './list/ListPage.tsx', 'src/engine/list/ListPage.tsx'],
  ])('%s must not import %s', (path, specifier, target) => {
    const [problem] = apply(findWrongEngineArrows, { [path]: `\nimport { a } from '${specifier}'` })
    expect(problem).toMatch(new RegExp(`^${path}:2: .* must not import ${target}$`))
  })

  it('hold for what is loaded later, too', () => {
    expect(apply(findWrongEngineArrows, { 'src/engine/form/a.tsx': "import('../list/b.tsx')" })).toEqual([
      'src/engine/form/a.tsx:1: form must not import src/engine/list/b.tsx',
    ])
  })
})

describe('arrows', () => {
  it.each([
    ['src/schema/a.ts', '../api/call.ts', 'src/api/call.ts'],
    ['src/schema/a.ts', '../texts/fr/rules.ts', 'src/texts/fr/rules.ts'],
    ['src/texts/a.ts', '../api/call.ts', 'src/api/call.ts'],
    ['src/kinds/text/control.tsx', '../../engine/page/Page.tsx', 'src/engine/page/Page.tsx'],
    ['src/ui/SearchSelect.tsx', '../kinds/core/meaning/meanings.ts', 'src/kinds/core/meaning/meanings.ts'],
    ['src/schema/a.ts', '../kinds/text/meaning.ts', 'src/kinds/text/meaning.ts'],
    ['src/server/app.ts', '../kinds/text/cell.tsx', 'src/kinds/text/cell.tsx'],
    ['src/server/app.ts', '../kinds/core/control/controls.ts', 'src/kinds/core/control/controls.ts'],
    ['src/engine/a.ts', '../kinds/password/storage.ts', 'src/kinds/password/storage.ts'],
    ['src/kinds/password/cell.tsx', './storage.ts', 'src/kinds/password/storage.ts'],
    ['entities/team.ts', '../src/kinds/text/meaning.ts', 'src/kinds/text/meaning.ts'],
    ['entities/team.ts', 'tribune/server', 'src/tribune/server.ts'],
    ['entities/team.server.ts', 'tribune/browser', 'src/tribune/browser.ts'],
    ['entities/components/Cell.tsx', 'tribune/server', 'src/tribune/server.ts'],
    ['src/engine/a.ts', 'tribune', 'src/tribune/index.ts'],
    ['src/tribune/index.ts', '../kinds/core/control/controls.ts', 'src/kinds/core/control/controls.ts'],
    ['src/api/a.ts', '../engine/text.ts', 'src/engine/text.ts'],
    ['src/engine/a.ts', '../app/routes.tsx', 'src/app/routes.tsx'],
    ['src/engine/a.ts', '../generated/menu.ts', 'src/generated/menu.ts'],
    ['src/engine/a.ts', '../server/main.ts', 'src/server/main.ts'],
    ['src/server/app.ts', '../api/call.ts', 'src/api/call.ts'],
    ['src/server/app.ts', '../generated/registry.ts', 'src/generated/registry.ts'],
    ['src/features/trash/screen.ts', '#features/bulk/texts.ts', 'src/features/bulk/texts/fr.ts'],
    ['src/engine/a.ts', '#features/bulk/texts.ts', 'src/features/bulk/texts/fr.ts'],
    ['src/app/a.ts', '../features/trash/screen.ts', 'src/features/trash/screen.ts'],
    ['src/app/a.ts', '../features/registries/servers.ts', 'src/features/registries/servers.ts'],
    ['src/generated/a.ts', '../features/home/parse-widgets.ts', 'src/features/home/parse-widgets.ts'],
    ['src/features/trash/screen.ts', '../registries/routes.ts', 'src/features/registries/routes.ts'],
    ['src/features/registries/screens.ts', '../trash/server.ts', 'src/features/trash/server.ts'],
    ['src/features/registries/servers.ts', '../trash/screen.ts', 'src/features/trash/screen.ts'],
    ['src/schema/a.ts', '#texts/rules.ts', 'src/texts/fr/rules.ts'],
    ['src/app/a.ts', '../generated/registry.ts', 'src/generated/registry.ts'],
    ['src/app/a.ts', '../../entities/player.ts', 'entities/player.ts'],
    ['entities/team.ts', './player.ts', 'entities/player.ts'],
    ['entities/team.ts', '../src/texts/fr/rules.ts', 'src/texts/fr/rules.ts'],
    ['entities/components/Cell.tsx', '../team.ts', 'entities/team.ts'],
    ['src/engine/a.ts', '../../entities/components/Cell.tsx', 'entities/components/Cell.tsx'],
  ])('%s must not import %s', (path, specifier, target) => {
    const [problem] = apply(findWrongArrows, { [path]: `\nimport { a } from '${specifier}'` })
    expect(problem).toMatch(new RegExp(`^${path}:2: .* must not import ${target}$`))
  })

  it('hold for what is loaded later, re-exported or only a type', () => {
    const wrong = [
      "await import('../app/a.ts')",
      "export { a } from '../app/a.ts'",
      "import type { A } from '../app/a.ts'",
    ]
    for (const text of wrong) expect(apply(findWrongArrows, { 'src/api/a.ts': text })).toHaveLength(1)
  })

  it('let everything through that the design draws', () => {
    const right = {
      'entities/team.ts': "import './reference/algeria.ts'; import 'tribune'",
      'entities/team.server.ts': "import './team.ts'; import 'tribune/server'",
      'entities/tool.ts': "const cell = () => import('./components/Cell.tsx')",
      'entities/components/Cell.tsx': "import 'tribune/browser'",
      'src/tribune/browser.ts': "export { Page } from '../engine/page/Page.tsx'",
      'src/app/a.ts': "import '../generated/menu.ts'; import '../engine/text.ts'; import '#texts/rules.ts'",
      'src/app/b.ts': "import '../features/registries/screens.ts'; import '../features/registries/routes.ts'",
      'src/features/registries/screens.ts': "import '../trash/screen.ts'; import '../../engine/slots.tsx'",
      'src/features/registries/servers.ts': "import '../trash/server.ts'; import '../../server/feature.ts'",
      'src/generated/a.ts': "import '../../entities/player.ts'; import '../engine/text.ts'",
      'src/server/main.ts':
        "import '../generated/registry.ts'; import './app.ts'; import '../kinds/text/meaning.ts'; import 'fastify'",
      'scripts/operate/serve.ts':
        "import '../../src/generated/registry.ts'; import '../../src/server/main.ts'",
    }
    expect(apply(findWrongArrows, right)).toEqual([])
  })
})

describe('circles', () => {
  it('are told with their files', () => {
    const files = {
      'src/api/a.ts': "import './b.ts'",
      'src/api/b.ts': "import './c.ts'",
      'src/api/c.ts': "import './a.ts'",
    }
    const told =
      'src/api/c.ts:1: a circle of imports: src/api/a.ts -> src/api/b.ts -> src/api/c.ts -> src/api/a.ts'
    expect(apply(findCircles, files)).toEqual([told])
  })

  it('are closed by what is loaded later, too', () => {
    const files = { 'src/a.ts': "import './b.ts'", 'src/b.ts': "await import('./a.ts')" }
    const told = 'src/b.ts:1: a circle of imports: src/a.ts -> src/b.ts -> src/a.ts'
    expect(apply(findCircles, files)).toEqual([told])
  })

  it('may be closed by entities that refer to each other', () => {
    const files = {
      'src/generated/clients/a.ts': "await import('./b.ts')",
      'src/generated/clients/b.ts': "await import('./a.ts')",
    }
    expect(apply(findCircles, files)).toEqual([])
  })
})

it('a file that re-exports another', () => {
  const files = {
    'src/a.ts': "export * from './b.ts'\nexport { c } from './c.ts'\nexport const d = 1\nexport { d as e }",
  }
  expect(apply(findBarrels, files)).toEqual([
    'src/a.ts:1: re-exports another file; import from that file',
    'src/a.ts:2: re-exports another file; import from that file',
  ])
})

describe('sizes', () => {
  it('a long file, unless it is generated or a table', () => {
    expect(apply(findGiants, { 'src/a.ts': lines(300) })).toEqual([
      'src/a.ts:1: 301 lines; a file has 300 at most',
    ])
    expect(apply(findGiants, { 'src/generated/a.ts': lines(300) })).toEqual([])
    expect(apply(findGiants, { 'entities/reference/algeria-table.ts': lines(300) })).toEqual([])
  })

  it('a long function, a component being allowed more', () => {
    const text = `const a = () => {${lines(60)}}`
    expect(apply(findGiants, { 'src/a.ts': text })).toEqual([
      'src/a.ts:1: a function of 61 lines; it has 60 at most',
    ])
    expect(apply(findGiants, { 'src/A.tsx': text })).toEqual([])
    expect(apply(findGiants, { 'src/A.tsx': `function A() {${lines(80)}}` })).toHaveLength(1)
  })
})

describe('loose types', () => {
  it('any', () => {
    expect(apply(findAny, { 'src/a.ts': 'const a: any = 1\nconst any = 2' })).toHaveLength(1)
  })

  it('a cast without a reason [ASVS 15.3.5]', () => {
    const text = `const a = 1 as unknown as string\nconst b = ['x'] as const${lines(1000)}`
    expect(apply(findCasts, { 'src/a.ts': text })).toEqual([
      'src/a.ts:1: a cast without a comment above it that says why',
    ])
    expect(apply(findCasts, { 'src/a.ts': `// why\n${text}` })).toEqual([])
  })

  it('too many casts, whatever their reasons', () => {
    const text = `${'// why\nx = 1 as string\n'.repeat(3)}${lines(1000)}`
    expect(apply(findCasts, { 'src/a.ts': text })).toHaveLength(3)
  })
})

it('a text for people inside a component', () => {
  const wrong = [
    '<p>Bonjour</p>',
    "<p>{'Bonjour'}</p>",
    '<a title="Bonjour" />',
    "<a aria-label={'Bonjour'} />",
    '<img alt={`Bonjour`} />',
    '<p>{name}, {day}</p>',
    "<p>{name}{', '}</p>",
  ]
  for (const text of wrong)
    expect(apply(findLiteralTexts, { 'src/engine/A.tsx': `const a = ${text}` })).toHaveLength(1)
  const right = ['<p>{texts.hello}</p>', '<p className="text"> · </p>', '<img alt="" />', "<p>{f('x')}</p>"]
  for (const text of right)
    expect(apply(findLiteralTexts, { 'src/engine/A.tsx': `const a = ${text}` })).toEqual([])
})

it('a text that is read before somebody is spoken to', () => {
  const imports =
    "import { forms } from '#texts/form.ts'; import { t, perLocale } from '../texts/locale.ts'; "
  const problems = (code: string) => apply(findEarlyTexts, { 'src/engine/a.ts': imports + code })
  const wrong = [
    'const none = { label: forms.choose }',
    'const { choose } = forms',
    'export const title = t(entity.title)',
    'const all = [forms.create, forms.update]',
  ]
  for (const code of wrong) expect(problems(code), code).not.toEqual([])
  const right = [
    'const none = () => ({ label: forms.choose })',
    'function title() { return t(forms.create) }',
    'type Name = keyof typeof forms',
    'const format = perLocale((locale) => new Intl.Collator(locale))',
    'const other = { forms: 1 }',
  ]
  for (const code of right) expect(problems(code), code).toEqual([])
})

it('a text of one language', () => {
  const wrong = {
    'src/engine/a.ts': "import { forms } from '../texts/fr/form.ts'",
    'src/features/trash/screen.ts': "await import('./texts/fr.ts')",
  }
  expect(apply(findLanguageImports, wrong)).toEqual([
    'src/engine/a.ts:1: src/texts/fr/form.ts is of one language; import it as #texts/… or #features/…/texts.ts',
    'src/features/trash/screen.ts:1: src/features/trash/texts/fr.ts is of one language; import it as #texts/… or #features/…/texts.ts',
  ])
  const right = {
    'src/engine/a.ts': "import { forms } from '#texts/form.ts'",
    'src/texts/fr/answers.ts': "import { rules } from './rules.ts'",
  }
  expect(apply(findLanguageImports, right)).toEqual([])
})

it('a name of two meanings', () => {
  expect(
    apply(findTwiceExported, {
      'src/engine/a.ts': 'export const page = 1',
      'src/server/b.ts': '\nexport interface page {}',
    }),
  ).toEqual(['src/engine/a.ts:1: exports page, as src/server/b.ts does; two meanings have two names'])
  const right = {
    'src/api/views-client.ts': 'export function readViews() {}',
    'src/server/records/views.ts': 'export function readViews() {}',
    'src/server/database/postgres/search.ts': 'export function indexSearch() {}',
    'src/server/database/sqlite/search.ts': 'export function indexSearch() {}',
    'src/tribune/browser.ts': "export { page } from '../engine/page.ts'",
    'src/engine/page.ts': 'export const page = 1',
  }
  expect(apply(findTwiceExported, right)).toEqual([])
})

it('an entity by its name', () => {
  const rule = createEntityNamesRule(['player'])
  const told = ["src/app/a.ts:1: the entity 'player' by name; add a word to the config language"]
  expect(apply(rule, { 'src/app/a.ts': "const a = name === 'player'" })).toEqual(told)
  expect(apply(rule, { 'src/schema/a.ts': "type Icon = 'player' | 'team'" })).toEqual([])
  expect(
    apply(rule, { 'entities/team.ts': "const a = 'player'", 'src/generated/a.ts': "const a = 'player'" }),
  ).toEqual([])
})

it('a kind by its name outside its folder', () => {
  const rule = createKindNamesRule(['image'])
  const told = ["src/engine/a.ts:1: the kind 'image' by name; let kinds say what is asked"]
  expect(apply(rule, { 'src/engine/a.ts': "const a = field.kind === 'image'" })).toEqual(told)
  expect(apply(rule, { 'src/engine/a.ts': "switch (kind) { case 'image': }" })).toEqual(told)
  expect(
    apply(rule, { 'src/engine/a.ts': "const a = { kind: 'image' } satisfies { kind: 'image' }" }),
  ).toEqual([])
  expect(apply(rule, { 'src/kinds/image/a.ts': "const a = field.kind !== 'image'" })).toEqual([])
  expect(apply(rule, { 'src/kinds/core/a.ts': "const a = field.kind !== 'image'" })).toHaveLength(1)
})

describe('sides of the screen', () => {
  it.each([
    'left: 0',
    'margin-left: 4px',
    'padding-right: var(--space)',
    'border-left: 1px solid',
    'border-right-width: 2px',
    'border-top-left-radius: 4px',
    'scroll-margin-left: 4px',
    'text-align: right',
    'float: left',
  ])('%s is refused in a style sheet', (declaration) => {
    const styles = `/* left: why */\n.page {\n  ${declaration};\n}`
    expect(findPhysicalSides('src/a.css', styles).map(formatProblem)).toEqual([
      `src/a.css:3: ${declaration}; a logical property follows the direction of the page`,
    ])
    expect(findPhysicalSides('src/a.css', `.page { ${declaration} }`)).toHaveLength(1)
  })

  it.each([
    'inset-inline-start: 0',
    'margin-inline-start: 4px',
    'text-align: start',
    'mask: linear-gradient(to left, #000, #0000)',
    'grid-area: left',
  ])('%s is not', (declaration) => {
    const styles = `.a [data-position='left']:hover { ${declaration}; }`
    expect(findPhysicalSides('src/a.css', styles)).toEqual([])
  })

  it('are refused in properties of components and in styles', () => {
    const wrong = {
      'src/a.tsx': `import { Box } from '@mantine/core'
export const a = <Box ml={4} />
export const b = <p style={{ marginRight: 4, left: 0 }} />`,
    }
    expect(apply(findPhysicalProps, wrong)).toEqual([
      'src/a.tsx:2: ml={4}; say start or end, which follow the direction of the page',
      'src/a.tsx:3: marginRight: 4; say start or end, which follow the direction of the page',
      'src/a.tsx:3: left: 0; say start or end, which follow the direction of the page',
    ])
    const right = {
      'src/a.tsx': `import { Box } from '@mantine/core'
import { Work } from './work.tsx'
const sides = { left: 1 }
export const a = <Box ms={4}><Work left={sides.left} style={{ insetInlineStart: 0 }} /></Box>`,
    }
    expect(apply(findPhysicalProps, right)).toEqual([])
  })
})

it('a text that everybody reads in one language', () => {
  const files = {
    'src/features/peek/texts/fr.ts': "\nexport const label = 'Aperçu'",
    'src/texts/fr/form.ts': "import { words } from '../words.ts'\nexport const forms = words('forms', {})",
  }
  expect(apply(findUntranslated, files)).toEqual([
    "src/features/peek/texts/fr.ts:2: label is no words('…', { … })",
  ])
})

it.each([
  ["import { split } from './import-drafts.ts'", 1],
  ["import type { Split } from './import-drafts.ts'", 0],
])('finds what scripts load of the browser through another file: %s', (line, problems) => {
  const found = apply(findBrowserCode, {
    'scripts/operate/import.ts': "import { describe } from '../../src/features/import/describe-file.ts'",
    'src/features/import/describe-file.ts': line,
    'src/features/import/import-drafts.ts': "import { DRAFT_PREFIX } from '../../engine/face.ts'",
    'src/engine/face.ts': "export { DRAFT_PREFIX } from './drafts/draft-keys.ts'",
  })
  expect(found).toHaveLength(problems)
})

describe('words that come later', () => {
  const dialog = "import { forms } from '#texts/form.ts'\nimport type { lists } from '#texts/frame.ts'"
  const withDialog = (load: string) => ({
    'src/app/main.tsx': "import '../engine/List.tsx'",
    'src/engine/List.tsx': `import { lists } from '#texts/frame.ts'\n${load}`,
    'src/engine/Frame.tsx': "import './Dialog.tsx'",
    'src/engine/Dialog.tsx': dialog,
  })

  it.each(["const load = () => import('./Dialog.tsx')", "const Frame = lazy(() => import('./Frame.tsx'))"])(
    'are there before what says them: %s',
    (load) => {
      expect(apply(findLateWords, withDialog(load))).toEqual([
        'src/engine/List.tsx:2: what is loaded here says forms: load it by withWords, lazyPart or lazyOptional',
      ])
    },
  )

  it.each([
    "const load = () => withWords(import('./Dialog.tsx'))",
    "const Frame = lazyPart(() => import('./Frame.tsx'))",
    "const Frame = lazyOptional(() => import('./Frame.tsx'))",
    "const load = () => import('./Other.tsx')",
  ])('are waited for: %s', (load) => {
    expect(apply(findLateWords, withDialog(load))).toEqual([])
  })

  it.each([
    [
      'Dialog',
      ['src/app/main.tsx: what is loaded here says forms: load it by withWords, lazyPart or lazyOptional'],
    ],
    ['Title', []],
  ])('are those of the names alone that come through a face: %s', (name, problems) => {
    const found = apply(findLateWords, {
      'src/app/main.tsx': `import { ${name} } from '../engine/face.ts'`,
      'src/engine/face.ts': "export { Dialog } from './Dialog.tsx'\nexport { Title } from './Title.tsx'",
      'src/engine/Dialog.tsx': dialog,
      'src/engine/Title.tsx': 'export const Title = 1',
    })
    expect(found.map((problem) => problem.replace(/:\d+/, ''))).toEqual(problems)
  })

  it('are none that the page itself says', () => {
    const [problem] = apply(findLateWords, {
      'src/app/main.tsx': "import '../engine/Dialog.tsx'",
      'src/engine/Dialog.tsx': dialog,
    })
    expect(problem).toContain('says forms')
  })
})
