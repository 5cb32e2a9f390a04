import { join, resolve } from 'node:path'
import { Project, type FunctionDeclaration, type SourceFile } from 'ts-morph'
import { inEngine } from '../../process/engine.ts'
import { fieldKinds } from '../../../src/kinds/core/definition/all-definitions.ts'
import { findKindFile } from '../generate/kinds/read-kinds.ts'
import { docOfExports, docOfMaker, docOfProperties, type MakerDoc, type WordDoc } from './doc-of.ts'

/** The config language, read from the docstrings of its source. */
export interface LanguageDoc {
  /** `defineEntity`; its options are the parts of an entity. */
  readonly entity: MakerDoc
  /** The options of those parts. */
  readonly parts: readonly { readonly name: string; readonly words: readonly WordDoc[] }[]
  /** The options that every field has. */
  readonly base: readonly WordDoc[]
  readonly kinds: readonly MakerDoc[]
  readonly columns: readonly MakerDoc[]
  readonly endpoints: readonly MakerDoc[]
}

const PARTS = [
  { name: 'the program, defineApp in app.ts', of: 'App', file: 'schema/entity/app.ts' },
  { name: 'colours of the program', of: 'Colours', file: 'schema/entity/app.ts' },
  { name: 'login of the program', of: 'LoginPanelOptions', file: 'schema/entity/app.ts' },
  { name: 'menu', of: 'EntityMenu', file: 'schema/entity/menu.ts' },
  { name: 'badge of menu', of: 'MenuCount', file: 'schema/entity/menu.ts' },
  { name: 'a group of menuGroups', of: 'MenuGroup', file: 'schema/entity/menu.ts' },
  { name: 'a dashboard of dashboards', of: 'DashboardOptions', file: 'schema/entity/dashboard.ts' },
  { name: 'a list widget of home', of: 'ListWidget', file: 'schema/entity/widget.ts' },
  { name: 'a chart widget of home', of: 'ChartWidget', file: 'schema/entity/widget.ts' },
  { name: 'a latest widget of home', of: 'LatestWidget', file: 'schema/entity/widget.ts' },
  { name: 'initial, where it counts', of: 'Count', file: 'schema/entity/initial.ts' },
  { name: 'a widget of home that a component draws', of: 'CustomWidget', file: 'schema/entity/widget.ts' },
  { name: 'sections', of: 'Section', file: 'schema/entity/entity.ts' },
  { name: 'a check of checks', of: 'EntityCheck', file: 'schema/where/check.ts' },
  { name: 'texts', of: 'EntityTexts', file: 'schema/entity/entity-texts.ts' },
  { name: 'account', of: 'Account', file: 'schema/access/account.ts' },
  { name: 'an action of actions', of: 'Action', file: 'schema/entity/action.ts' },
  { name: 'lock', of: 'RecordLock', file: 'schema/access/lock.ts' },
  { name: 'a rollup of rollups', of: 'Rollup', file: 'schema/entity/rollup.ts' },
  { name: 'stages', of: 'Stages', file: 'schema/entity/workflow.ts' },
  { name: 'moves from a stage', of: 'Moves', file: 'schema/entity/workflow.ts' },
  { name: 'a move that says more', of: 'Move', file: 'schema/entity/workflow.ts' },
  { name: 'lock of a section', of: 'Lock', file: 'schema/access/lock.ts' },
  { name: 'access', of: 'Access', file: 'schema/access/access.ts' },
  { name: 'a field of access', of: 'FieldAccess', file: 'schema/access/access.ts' },
  { name: 'an own endpoint, in <entity>.server.ts', of: 'CustomEndpoint', file: 'behaviour/endpoints.ts' },
  { name: 'a job, in <entity>.server.ts', of: 'Job', file: 'behaviour/jobs.ts' },
  { name: 'a webhook, in <entity>.server.ts', of: 'Webhook', file: 'behaviour/webhooks.ts' },
  { name: 'a screen of its own, in <name>.page.ts', of: 'CustomPage', file: 'schema/entity/page.ts' },
  { name: 'hooks, in <entity>.server.ts', of: 'Hooks', file: 'behaviour/hooks.ts' },
  { name: 'what beforeSave is given', of: 'Save', file: 'behaviour/hooks.ts' },
  { name: 'what afterSave is given', of: 'Saved', file: 'behaviour/hooks.ts' },
  { name: 'what afterMove is given', of: 'Moved', file: 'behaviour/hooks.ts' },
  { name: 'what hooks are given besides', of: 'Context', file: 'behaviour/context.ts' },
  { name: 'records, in own code', of: 'Records', file: 'behaviour/context.ts' },
  { name: 'a question to the records', of: 'Question', file: 'schema/where/where.ts' },
  { name: 'what is asked of a field', of: 'FieldQuestion', file: 'schema/where/where.ts' },
  { name: 'what an own cell is given', of: 'CellProps', file: 'schema/entity/component.ts' },
  { name: 'what an own control is given', of: 'ControlProps', file: 'schema/entity/component.ts' },
  { name: 'endpoints', of: 'Endpoints', file: 'schema/entity/endpoint.ts' },
  { name: 'an endpoint', of: 'AnsweringEndpoint', file: 'schema/entity/endpoint.ts' },
] as const

const FACES = [
  { address: 'tribune', file: 'tribune/index.ts' },
  { address: 'tribune/server', file: 'tribune/server.ts' },
  { address: 'tribune/browser', file: 'tribune/browser.ts' },
] as const

/** Reads the docstrings of `src/schema` and `src/kinds` through the type checker, as an editor does. */
export function readLanguage(): LanguageDoc {
  const project = openSchema()
  const file = (name: string) => project.getSourceFileOrThrow(inEngine('src', name))
  const maker = (source: string, name: string) => docOfMaker(project, file(source).getFunctionOrThrow(name))
  const words = (source: string, name: string) => {
    const declaration = file(source).getInterface(name) ?? file(source).getTypeAliasOrThrow(name)
    return docOfProperties(project, declaration.getType())
  }
  const list = file('schema/entity/entity.ts').getInterfaceOrThrow('Entity').getPropertyOrThrow('list')
  const parts = PARTS.map((part) => ({
    name: part.name,
    words: words(part.file, part.of),
  }))
  const makers = {
    entity: maker('schema/entity/entity.ts', 'defineEntity'),
    kinds: fieldKinds.map((kind) => docOfMaker(project, definitionOfKind(project, kind))),
    columns: ['joined', 'firstOf'].map((name) => maker('schema/entity/list-column.ts', name)),
    endpoints: [maker('schema/entity/endpoint.ts', 'crud')],
  }
  const told = Object.values(makers).flatMap((each) => [each].flat().map(({ name }) => name))
  const faces = FACES.map((face) => ({
    name: `what else is imported from '${face.address}'`,
    words: docOfExports(project, file(face.file)).filter(({ name }) => !told.includes(name)),
  }))
  return {
    ...makers,
    parts: [{ name: 'list', words: docOfProperties(project, list.getType()) }, ...parts, ...faces],
    base: words('schema/entity/field-definition.ts', 'FieldBase'),
  }
}

/** Of a kind of the engine, or of the program in the current folder. */
function definitionOfKind(project: Project, kind: string): FunctionDeclaration {
  const path = findKindFile('.', kind, 'definition.ts') ?? ''
  const file = path.startsWith('src/') ? inEngine(path) : resolve(path)
  return project.addSourceFileAtPath(file).getFunctionOrThrow(kind)
}

function openSchema(): Project {
  const project = new Project({
    tsConfigFilePath: inEngine('tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    // Nothing of the packages is told, and reading them would take longer than all the rest.
    compilerOptions: { types: [], noResolve: true },
  })
  const rooms = ['schema', 'kinds', 'behaviour']
  project.addSourceFilesAtPaths(rooms.map((room) => inEngine('src', room, '**/*.ts')))
  const faces = project.addSourceFilesAtPaths(inEngine('src/tribune/*.ts'))
  project.addSourceFilesAtPaths(faces.flatMap(exportedFiles))
  return project
}

/** The files whose words a file exports, wherever they lie. */
function exportedFiles(face: SourceFile): readonly string[] {
  const addresses = face.getExportDeclarations().map((each) => each.getModuleSpecifierValue() ?? '')
  return addresses.map((address) => join(face.getDirectoryPath(), address))
}
