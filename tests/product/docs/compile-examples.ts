import { resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import {
  Node,
  Project,
  ts,
  type FunctionDeclaration,
  type InterfaceDeclaration,
  type SourceFile,
  type TypeAliasDeclaration,
} from 'ts-morph'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { pages, readBlocks, type Block } from './read-pages.ts'

export interface Example extends Block {
  readonly page: string
}

const REFERENCE = 'entities/REFERENCE.md'

/** The examples in TypeScript of all pages, with the fields that the lists of the reference end with. */
export function readExamples(): readonly Example[] {
  const blocks = [...pages, REFERENCE].flatMap((page) =>
    readBlocks(page)
      .filter(({ language }) => /^tsx?$/.test(language))
      .map((block) => ({ page, ...block })),
  )
  const fields = readFileSync(REFERENCE, 'utf8').matchAll(/^- .*`(\w+: \w+\(\{[^`]*)`$/gm)
  const texts = new Set([...fields].map(([, text = '']) => text))
  return [...blocks, ...[...texts].map((text) => ({ page: REFERENCE, language: 'ts', text }))]
}

const OPTIONS = [
  'access',
  'account',
  'endpoints',
  'fields',
  'home',
  'list',
  'lock',
  'menu',
  'sections',
  'stages',
  'tabs',
] as const satisfies readonly (keyof AnyEntity)[]

/** What stands around an example that is a part: an entity with the fields that the pages name. */
const USUAL = `
const usualFields = {
  name: text({ label: '' }), phone: phone({ label: '' }), license: text({ label: '' }),
  wilaya: text({ label: '' }), commune: text({ label: '' }), salary: number({ label: '' }), price: number({ label: '' }),
  status: choice({ label: '', options: { draft: '', late: '' } }), state: choice({ label: '', options: { active: '', closed: '' } }),
  role: choice({ label: '', options: { coach: '', doctor: '' } }),
  shipped_on: date({ label: '' }), paid_on: date({ label: '' }), guests: number({ label: '' }),
  pet_id: number({ label: '' }), branch_id: number({ label: '' }), clinic_id: number({ label: '' }), coach_id: number({ label: '' }),
  team_id: reference({ label: '', to: 'squad', as: 'Team', optionLabel: ['name'] }),
}
const usual = {
  name: 'example', path: '/examples', endpoints: crud('/api/example', { sends: 'json', one: 'one', many: 'many' }),
  fields: usualFields,
  list: { title: '', add: '', columns: [] },
  texts: { create: '', update: '', created: '', updated: '', deleted: '', confirmDelete: '', inUse: '' },
  account: { signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1 },
} as const
const { account: _account, ...entity } = usual
`

/** The entities of others that the pages refer to. */
const SHAPES = `
import '../schema/entity/entity-shapes.ts'
declare module '../schema/entity/entity-shapes.ts' {
  interface EntityShapes {
    squad: { fields: 'name' | 'clinic_id'; relations: {} }
    vehicle: { fields: 'plate' | 'branch_id' | 'state' | 'seats'; relations: {} }
    vet: { fields: 'name' | 'phone'; relations: {} }
  }
}`

/** What the functions of docstrings call. */
const NAMES = `
import { date, defineEntity, toggle } from 'tribune'
${USUAL}
const example = defineEntity({
  ...entity,
  fields: { told: toggle({ label: '', words: { on: '', off: '' } }), day: date({ label: '' }) },
})
declare global {
  const visit: typeof example, treatment: typeof example
  function notify(...said: unknown[]): void
  function forget(id: unknown): void
  function tell(record: unknown): Promise<void>
}`

/**
 * The errors of examples, each compiled by the settings of this project as a file of `entities/`:
 * - one that exports is a file by itself, and one whose first line names a file is that file;
 * - one of properties is a part of an entity: its options where the language has them, who sees which rows where it says
 *   `rows`, else its fields;
 * - any other is a row of statements.
 * `…` is what else stands there, and words of the language that are not imported are.
 *
 * @param client what `npm run client` writes
 */
export function compileExamples(examples: readonly Example[], client: string): readonly string[] {
  const { project, words } = createProject()
  project.addSourceFileAtPath('src/generated/entity-shapes.ts')
  project.createSourceFile('entities/tribune-client.ts', client)
  const files = examples.map((example, index) => ({
    example,
    file: project.createSourceFile(pathOf(example, index), withImports(wrap(example.text), words), {
      overwrite: true,
    }),
  }))
  return files.flatMap(({ example, file }) =>
    errorsIn(project, file).map((says) => `${example.page}: ${says}\n${example.text}`),
  )
}

/** The errors of the docstrings' examples that are one option, each compiled where it stands. */
export function compileOptions(): readonly string[] {
  const { project, words } = createProject()
  const files = project.addSourceFilesAtPaths('src/{schema,kinds,behaviour}/**/*.ts')
  project.createSourceFile('src/generated/names-of-docstrings.ts', NAMES)
  project.createSourceFile('src/schema/entity/components/NameCell.tsx', 'export default () => null')
  project.createSourceFile('src/schema/entity/components/StarsControl.tsx', 'export default () => null')
  const changed = files.filter((file) => {
    const statements = file.getDescendants().flatMap((node) => {
      if (!Node.isPropertySignature(node) && !Node.isMethodSignature(node)) return []
      const isOption = new RegExp(`^(async )?${node.getName()}(\\(|: (?!\\w+\\(\\{ label))`)
      return node
        .getJsDocs()
        .flatMap((doc) => doc.getTags())
        .filter((tag) => tag.getTagName() === 'example')
        .map((tag) => tag.getCommentText() ?? '')
        .filter((text) => isOption.test(text))
        .map(
          (text, index) =>
            `export const at${node.getPos()}${index}: Pick<${nameAround(node)}, '${node.getName()}'> = { ${text} }`,
        )
    })
    file.addStatements(withImports(statements.join('\n'), words))
    return statements.length > 0
  })
  return changed.flatMap((file) => errorsIn(project, file).map((says) => `${file.getFilePath()}: ${says}`))
}

/** What the statements of docstrings speak of. */
const SCENE = `
import { date, defineEntity, money, number, text } from 'tribune'
import type { useRecords } from 'tribune/browser'
import type { endpoint, Records } from 'tribune/server'
${USUAL}
const fields = {
  ...usualFields, day: date({ label: '' }), at: text({ label: '' }), urgency: text({ label: '' }), price: money({ label: '' }),
  vet_id: number({ label: '' }), room_id: number({ label: '' }),
}
const example = defineEntity({ ...entity, fields })
const taught = defineEntity({ ...entity, fields, actions: { 'to-given': { label: '', on: 'record', done: '' } } })
declare global {
  const visit: typeof example, lesson: typeof taught, pet: typeof example, treatment: typeof example, invoice: typeof example
  const room: typeof example & { readonly id: number }
  const records: Records, caller: { readonly id: number | null }, values: { readonly room_id: number | null }
  const signal: AbortSignal, all: readonly unknown[], params: Readonly<Record<string, string>>
  const visits: ReturnType<typeof useRecords<typeof example>>, vets: typeof visits, each: (typeof visits.records)[number]
  const id: number, day: string, first: string, last: string, edited: boolean, vet: number | null
  const endpoints: { readonly prices: ReturnType<typeof endpoint> }
  function clear(): void
  function close(): void
  function setEdited(edited: null): void
  function setVet(vet: unknown): void
}`

/** The errors of the docstrings' examples that are statements or elements. */
export function compileStatements(): readonly string[] {
  const { project, words } = createProject()
  const texts = project
    .addSourceFilesAtPaths('src/{api,behaviour,engine/custom-pages,schema}/**/*.{ts,tsx}')
    .flatMap(
      (file) =>
        file
          .getFullText()
          .match(/(?<=\* @example )(?:await|const|export|for|if|throw|<|\{\w+ &&).*(?<! \*\/)/g) ?? [],
    )
  project.createSourceFile('src/generated/scene-of-statements.ts', withImports(SCENE, words))
  const files = texts.map((text, index) => {
    const whole = text
      .replace('content: …', 'content: async () => ({ default: () => null })')
      .replace(/, … \}/g, ', ...left }')
      .replace(/\) …$/, ') {}')
      .replace(/ … /g, ' ')
    return project.createSourceFile(`entities/statement-${index}.tsx`, withImports(stage(whole), words))
  })
  return files.flatMap((file, index) => errorsIn(project, file).map((says) => `${says}\n${texts[index]}`))
}

/** Statements stand in a function, elements below one, and whatever is exported by itself. */
function stage(text: string): string {
  const left = 'declare const left: any\n'
  if (text.startsWith('export ')) return left + text
  return `${left}export ${/^[<{]/.test(text) ? `const shown = <>${text}</>` : `async function said() { ${text} }`}`
}

/** The type that an option stands in, as its file may name it. */
function nameAround(node: Node): string {
  const around = node.getParentOrThrow()
  if (Node.isInterfaceDeclaration(around) || Node.isTypeAliasDeclaration(around)) return nameAny(around)
  if (Node.isPropertySignature(around)) return `NonNullable<${nameAround(around)}['${around.getName()}']>`
  const maker = around.getParent()
  return Node.isParameterDeclaration(around) && Node.isFunctionDeclaration(maker)
    ? `Parameters<typeof ${nameAny(maker)}>[${maker.getParameters().indexOf(around)}]`
    : nameAround(around)
}

/** Whatever its types are of. */
function nameAny(declared: FunctionDeclaration | InterfaceDeclaration | TypeAliasDeclaration): string {
  const given = declared.getTypeParameters().map(() => 'any')
  return `${declared.getName()}${given.length > 0 ? `<${given.join(', ')}>` : ''}`
}

function createProject(): { readonly project: Project; readonly words: Words } {
  const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true })
  project.createSourceFile('src/generated/shapes-of-pages.ts', SHAPES)
  const namesIn = (face: string) =>
    project
      .addSourceFileAtPath(`src/tribune/${face}.ts`)
      .getExportSymbols()
      .map((each) => each.getName())
  const words: Words = [
    ['tribune', namesIn('index')],
    ['./reference/algeria.ts', ['algeria']],
    ['vitest', ['it']],
    ['zod', ['z']],
    ['tribune/server', namesIn('server')],
    ['tribune/browser', namesIn('browser')],
  ]
  return { project, words }
}

function pathOf({ text, language }: Block, index: number): string {
  const path = /^\/\/ (\S+\.tsx?)\b/.exec(text)?.[1]
  // The clinic is the program of these pages that has visits.
  if (path !== undefined) return resolve(text.includes('visit.ts') ? 'tests/domains/clinic' : '.', path)
  return resolve(`entities/example-${index}.${language}`)
}

function wrap(text: string): string {
  const whole = text
    .replace(/=> \{ … \}/g, '=> {}')
    .replace(/defineEntity\(\{([^]*?)…,?/g, 'defineEntity({ ...entity,$1')
    .replace(/(\w+): \{((?:[^{}]|\{[^{}]*\})*?)(?:\/\* … \*\/|…,?)/g, '$1: { ...usual.$1, $2')
  const needed = whole === text ? '' : USUAL
  if (/^export /m.test(text)) return `${needed}${whole}`
  const [, name = '', maker = ''] = /^(\w+): (\w+\(|)/.exec(text) ?? []
  if (name === '') return `export {}\n${needed}${whole}`
  return `${USUAL}\nexport const example = defineEntity({ ...entity, ${nameParts(name, maker, whole)} })`
}

function nameParts(name: string, maker: string, text: string): string {
  if (name === 'rows' && maker === '') return `access: { ${text} }`
  const isOption = OPTIONS.some((option) => option === name) && (maker === '' || maker === 'crud(')
  return isOption ? text : `fields: { ...entity.fields, ${text} }`
}

type Words = readonly (readonly [address: string, names: readonly string[]])[]

function withImports(text: string, words: Words): string {
  const isMissing = (name: string) =>
    new RegExp(`(?<![.\\w])${name}[(.<]|<${name}\\b`).test(text) &&
    !new RegExp(`(?:import[^=]*|const[^=\\n]*)\\b${name}\\b`).test(text)
  const imports = words.flatMap(([address, names]) => {
    const missing = names.filter(isMissing)
    return missing.length > 0 ? [`import { ${missing.join(', ')} } from '${address}'\n`] : []
  })
  return `${imports.join('')}${text}`
}

function errorsIn(project: Project, file: SourceFile): readonly string[] {
  const { compilerObject } = project.getProgram()
  const source = compilerObject.getSourceFile(file.getFilePath())
  return [
    ...compilerObject.getSyntacticDiagnostics(source),
    ...compilerObject.getSemanticDiagnostics(source),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
