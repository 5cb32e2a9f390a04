import { Project, type InterfaceDeclaration } from 'ts-morph'
import { fieldKinds } from '../../../src/kinds/field-options.ts'
import { kebabCase } from '../new/naming.ts'
import { docOfMaker, docOfProperties, type MakerDoc, type WordDoc } from './doc-of.ts'

/** The config language as its source explains it. */
export interface LanguageDoc {
  /** `defineEntity`, whose options are the parts of an entity. */
  readonly entity: MakerDoc
  /** The properties of those parts. */
  readonly parts: readonly { readonly name: string; readonly words: readonly WordDoc[] }[]
  /** What every field may say. */
  readonly base: readonly WordDoc[]
  readonly kinds: readonly MakerDoc[]
  readonly columns: readonly MakerDoc[]
  readonly endpoints: readonly MakerDoc[]
}

const PARTS = [
  { name: 'menu', of: 'MenuEntry', file: 'schema/entity.ts' },
  { name: 'texts', of: 'EntityTexts', file: 'schema/entity.ts' },
  { name: 'account', of: 'Account', file: 'schema/entity.ts' },
  { name: 'endpoints', of: 'Endpoints', file: 'schema/endpoint.ts' },
  { name: 'an endpoint', of: 'AnsweringEndpoint', file: 'schema/endpoint.ts' },
] as const

/** Reads the docstrings of `src/schema` and `src/kinds` through the types, as an editor does. */
export function readLanguage(): LanguageDoc {
  const project = openSchema()
  const file = (name: string) => project.getSourceFileOrThrow(`src/${name}`)
  const maker = (source: string, name: string) => docOfMaker(project, file(source).getFunctionOrThrow(name))
  const words = (declaration: InterfaceDeclaration) => docOfProperties(project, declaration.getType())
  const list = file('schema/entity.ts').getInterfaceOrThrow('Entity').getPropertyOrThrow('list')
  const parts = PARTS.map((part) => ({
    name: part.name,
    words: words(file(part.file).getInterfaceOrThrow(part.of)),
  }))
  return {
    entity: maker('schema/entity.ts', 'defineEntity'),
    parts: [{ name: 'list', words: docOfProperties(project, list.getType()) }, ...parts],
    base: words(file('schema/field-meaning.ts').getInterfaceOrThrow('FieldBase')),
    kinds: fieldKinds.map((kind) => maker(`kinds/${kebabCase(kind)}/meaning.ts`, kind)),
    columns: ['joined', 'firstOf'].map((name) => maker('schema/list-column.ts', name)),
    endpoints: [maker('schema/endpoint.ts', 'crud')],
  }
}

function openSchema(): Project {
  const project = new Project({
    tsConfigFilePath: 'tsconfig.json',
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { types: [] },
  })
  project.addSourceFilesAtPaths(['src/schema/**/*.ts', 'src/kinds/**/*.ts'])
  return project
}
