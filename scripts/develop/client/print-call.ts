import { typeName } from '../generate/output/client-names.ts'
import type { DocumentedCall, Parameter } from './document.ts'
import { printDoc, printType } from './print-type.ts'

const JSON_TYPE = 'application/json'

/** A call of the contract, and the types that it needs. */
export interface PrintedCall {
  readonly types: readonly string[]
  readonly method: string
}

/** @param path with `{id}` */
export function printCall(path: string, method: string, operation: DocumentedCall): PrintedCall {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const name = typeName(operationId)
  const query = parameters.filter((each) => each.in === 'query')
  const [sends, sent] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const [media, answer] = Object.entries(responses[200].content)[0] ?? []
  const queryType = query.length > 0 ? nameType(`${name}Query`, printQuery(query)) : undefined
  const bodyType = sent && nameType(`${name}Body`, printType(sent.schema ?? {}))
  const answerType =
    media === JSON_TYPE ? nameType(`${name}Answer`, printType(answer?.schema ?? {})) : undefined
  const parts = [
    ...printPart(
      'params',
      parameters.filter((each) => each.in === 'path'),
    ),
    ...(queryType ? [`readonly query${areOptional(query) ? '?' : ''}: ${queryType.name}`] : []),
    ...printPart(
      'headers',
      parameters.filter((each) => each.in === 'header'),
    ),
    ...(bodyType ? [`readonly body: ${bodyType.name}`] : []),
  ]
  const isNeeded = parts.some((part) => !/^readonly \w+\?/.test(part))
  const given = ['CallSettings', ...(parts.length > 0 ? [`{ ${parts.join('; ')} }`] : [])].join(' & ')
  const way = [
    method.toUpperCase(),
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(sends === undefined ? [] : [sends === JSON_TYPE ? 'json' : 'multipart']),
  ]
  const call = answerType ? `json<${answerType.name}>` : 'response'
  return {
    types: [queryType, bodyType, answerType].flatMap((type) => type?.text ?? []),
    method: `${printDoc(summary)}${operationId}: (sent: ${given}${isNeeded ? '' : ' = {}'}) =>
      call.${call}(${JSON.stringify(way)}, sent)`,
  }
}

interface NamedType {
  readonly name: string
  /** Nothing where the type has a name already. */
  readonly text?: string
}

function nameType(name: string, type: string): NamedType {
  return /^\w+$/.test(type) ? { name: type } : { name, text: `export type ${name} = ${type}` }
}

const areOptional = (parameters: readonly Parameter[]) => parameters.every(({ required }) => !required)

/** Nothing where there are no parameters. */
function printPart(name: string, parameters: readonly Parameter[]): readonly string[] {
  if (parameters.length === 0) return []
  return [`readonly ${name}${areOptional(parameters) ? '?' : ''}: { ${printParameters(parameters)} }`]
}

const OTHER_FILTERS = `
/** Inverts a filter, as \`filter.name.not.contains\`, or is one of those of which one is enough: \`any.name.contains\`. */
readonly [filter: \`filter.\${string}.not.\${string}\` | \`any.\${string}\`]: string | readonly string[] | undefined`

function printQuery(parameters: readonly Parameter[]): string {
  const hasFilters = parameters.some(({ name }) => name.startsWith('filter.'))
  return `{\n${printParameters(parameters)}${hasFilters ? OTHER_FILTERS : ''}\n}`
}

function printParameters(parameters: readonly Parameter[]): string {
  const parts = parameters.map(
    ({ name, required, description = '', schema }) =>
      `${printDoc(description)}readonly ${JSON.stringify(name)}${required ? '' : '?'}: ${printType(schema)}`,
  )
  return parts.join('\n')
}
