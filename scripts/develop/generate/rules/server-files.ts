import {
  Node,
  type CallExpression,
  type Expression,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'ts-morph'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Behaviour } from '../../../../src/behaviour/behaviour.ts'
import type { Hooks } from '../../../../src/behaviour/hooks.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import {
  checkTakenAddresses,
  checkEndpointRoles,
  checkUnsentBodies,
  checkIntervals,
  checkTargets,
} from './custom-code.ts'
import { checkBehaviourOptions, checkBehaviourValues } from './behaviour-options.ts'
import { readParts } from '../checks/entity-parts.ts'
import { checkNullComparisons } from './conditions.ts'
import { checkRefusedFields } from './values.ts'
import type { ServerFile } from '../loading/server-files.ts'

/** The function that makes each export. */
const MAKERS: Readonly<Record<keyof Behaviour, string>> = {
  hooks: 'defineHooks',
  actions: 'defineActions',
  endpoints: 'defineEndpoints',
  jobs: 'defineJobs',
  webhooks: 'defineWebhooks',
}

const HOOKS: Readonly<Record<keyof Hooks, true>> = {
  beforeSave: true,
  afterSave: true,
  afterMove: true,
  beforeDelete: true,
  afterDelete: true,
}

type Code = EntityFinding['code']

/** Each file of an entity's own code stands beside the entity and exports what is known, made for that entity. */
export function checkServerFiles(
  servers: readonly ServerFile[],
  modules: readonly EntityModule[],
  entityFiles: readonly string[],
): readonly Finding[] {
  return servers.flatMap((server) => {
    if (!entityFiles.includes(server.entityFile)) {
      const known = entityFiles.map((file) => file.replace(/^entities\/|\.ts$/g, ''))
      const name = server.entityFile.replace(/^entities\/|\.ts$/g, '')
      const message = `there is no ${server.entityFile} beside it; ${expectOneOf(known, name)}`
      return [{ code: 'E210', file: server.file, path: [], position: { line: 1, column: 1 }, message }]
    }
    const module = modules.find(({ file }) => file === server.entityFile)
    return [
      ...checkExports(server, module ? readOwner(module) : NOBODY, modules),
      ...(module ? checkOwnCode(server, module) : []),
    ]
  })
}

function checkOwnCode({ file, source }: ServerFile, module: EntityModule): readonly Finding[] {
  const [exportedAs = ''] = Object.keys(module.exports)
  const { fields, invalidFields, actionForms } = readParts(
    module.file,
    exportedAs,
    module.exports[exportedAs],
  )
  const code = { file, source, fields, unread: invalidFields, actionForms }
  return [...checkRefusedFields(code), ...checkNullComparisons(code)]
}

/** Actions that nothing is done for. */
export function checkActions(
  servers: readonly ServerFile[],
  modules: readonly EntityModule[],
): readonly Finding[] {
  return modules.flatMap((module) => {
    const { name, actions } = readOwner(module)
    const server = servers.find(({ entityFile }) => entityFile === module.file)
    const isThere = server && exportsOf(server.source).some((each) => each.name === 'actions')
    const [first] = actions
    if (first === undefined || isThere || name === undefined) return []
    const file = module.file.replace(/\.ts$/, '.server.ts')
    const message = `nothing says what it does; write export const actions = defineActions(${name}, { ${first}() { … } }) in ${file}`
    return [
      {
        code: 'E216',
        file: module.file,
        exportedAs: name,
        path: ['actions', first],
        isAboutKey: true,
        message,
      },
    ]
  })
}

/** The entity beside a file. */
interface Owner {
  readonly name: string | undefined
  readonly actions: readonly string[]
}

const NOBODY: Owner = { name: undefined, actions: [] }

function readOwner({ exports }: EntityModule): Owner {
  const [name] = Object.keys(exports)
  const entity = name === undefined ? undefined : exports[name]
  const actions = isObject(entity) && isObject(entity['actions']) ? Object.keys(entity['actions']) : []
  return { name, actions }
}

function checkExports(
  server: ServerFile,
  owner: Owner,
  modules: readonly EntityModule[],
): readonly Finding[] {
  const { source } = server
  const entity = owner.name
  const exported = exportsOf(source)
  if (exported.length === 0)
    return [finding(server, source, 'E211', `there is no export; ${writeHooks(entity)}`)]
  return exported.flatMap(({ name, token, value }) => {
    const maker = Object.entries(MAKERS).find(([key]) => key === name)?.[1]
    if (maker === undefined) {
      const message = `it exports "${name}"; ${expectOneOf(Object.keys(MAKERS), name)}`
      return [finding(server, token, 'E211', message)]
    }
    const call = value && callOf(value, maker)
    if (!call) {
      const message = `"${name}" is not made by ${maker}; write export const ${name} = ${maker}(${entity ?? 'club'}, { … })`
      return [finding(server, token, 'E212', message)]
    }
    return [
      ...findOtherEntity(server, call, entity),
      ...(name === 'hooks' ? checkFunctions(server, call, 'hook', Object.keys(HOOKS)) : []),
      ...(name === 'actions' ? checkFunctions(server, call, 'action', owner.actions) : []),
      ...(name === 'actions' ? checkUndoneActions(server, call, owner) : []),
      ...checkBehaviourOptions(name, call.getArguments()[1]).map((wrong) =>
        finding(server, wrong.node, 'E110', wrong.message),
      ),
      ...checkBehaviourValues(name, call.getArguments()[1]).map((wrong) =>
        finding(server, wrong.node, wrong.code, wrong.message),
      ),
      ...(name === 'endpoints' ? checkTakenAddresses(call.getArguments()[1], modules) : []).map((taken) =>
        finding(server, taken.node, 'E218', taken.message),
      ),
      ...(name === 'endpoints' ? checkUnsentBodies(call.getArguments()[1]) : []).map((wrong) =>
        finding(server, wrong.node, 'E223', wrong.message),
      ),
      ...(name === 'endpoints' ? checkEndpointRoles(call.getArguments()[1], modules) : []).map((wrong) =>
        finding(server, wrong.node, 'E200', wrong.message),
      ),
      ...(name === 'jobs' ? checkIntervals(call.getArguments()[1]) : []).map((wrong) =>
        finding(server, wrong.node, 'E219', wrong.message),
      ),
      ...(name === 'webhooks' ? checkTargets(call.getArguments()[1]) : []).map((wrong) =>
        finding(server, wrong.node, 'E220', wrong.message),
      ),
    ]
  })
}

function writeHooks(entity = 'club'): string {
  return `write export const hooks = defineHooks(${entity}, { … })`
}

interface Export {
  readonly name: string
  readonly token: Node
  readonly value?: Expression | undefined
}

/** As it is written: asking the compiler would read all that the file imports. */
function exportsOf(source: SourceFile): readonly Export[] {
  const constants = source
    .getVariableStatements()
    .filter((statement) => statement.hasExportKeyword())
    .flatMap((statement) => statement.getDeclarations())
    .map((each) => ({ name: each.getName(), token: each.getNameNode(), value: each.getInitializer() }))
  const others = [...source.getFunctions(), ...source.getClasses(), ...source.getEnums()]
    .filter((each) => each.hasExportKeyword())
    .map((each) => ({ name: each.getName() ?? 'default', token: each.getNameNode() ?? each }))
  const named = source
    .getExportDeclarations()
    .flatMap((each) => each.getNamedExports())
    .map((each) => ({ name: (each.getAliasNode() ?? each.getNameNode()).getText(), token: each }))
  const assigned = source.getExportAssignments().map((token) => ({ name: 'default', token }))
  return [...constants, ...others, ...named, ...assigned]
}

function callOf(value: Expression, maker: string): CallExpression | undefined {
  return Node.isCallExpression(value) && value.getExpression().getText() === maker ? value : undefined
}

function findOtherEntity(
  server: ServerFile,
  call: CallExpression,
  entity: string | undefined,
): readonly Finding[] {
  const [first] = call.getArguments()
  if (!first || entity === undefined || first.getText() === entity) return []
  const message = `this is for "${first.getText()}"; expected what is of "${entity}", beside which the file stands; write ${entity}`
  return [finding(server, first, 'E213', message)]
}

function checkFunctions(
  server: ServerFile,
  call: CallExpression,
  what: 'hook' | 'action',
  known: readonly string[],
): readonly Finding[] {
  return functionsOf(call)
    .filter(({ key }) => !known.includes(key))
    .map(({ key, node }) =>
      finding(server, node, 'E214', `there is no ${what} "${key}"; ${expectOneOf(known, key)}`),
    )
}

function checkUndoneActions(
  server: ServerFile,
  call: CallExpression,
  { actions }: Owner,
): readonly Finding[] {
  const done = functionsOf(call).map(({ key }) => key)
  const [first] = actions.filter((name) => !done.includes(name))
  if (first === undefined) return []
  const message = `nothing says what "${first}" does; write ${first}() { … }`
  return [finding(server, call.getArguments()[1] ?? call, 'E216', message)]
}

/** None where they are not written down here. */
function functionsOf(call: CallExpression) {
  const [, functions] = call.getArguments()
  return Node.isObjectLiteralExpression(functions) ? keysOf(functions) : []
}

function keysOf(literal: ObjectLiteralExpression) {
  return literal.getProperties().flatMap((property) => {
    if (!Node.hasName(property)) return []
    return [{ key: property.getName(), node: property.getNameNode() }]
  })
}

function finding({ file, source }: ServerFile, node: Node, code: Code, message: string): Finding {
  return { code, file, path: [], position: source.getLineAndColumnAtPos(node.getStart()), message }
}
