import { readFileSync } from 'node:fs'
import { relationsOf } from '../../../src/kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { t } from '../../../src/texts/locale.ts'
import { typeName } from '../generate/output/client-names.ts'
import { type ContractDocument, documentSchema } from './document.ts'
import { printCall, type PrintedCall } from './print-call.ts'
import { type Known, type KnownParts, printType } from './print-type.ts'

/** By its first line a file is known as one that may be written again. */
export const FIRST_LINE =
  '// Written by "npm run client" of the program that it calls: write it again instead of changing it.'

/** What the browser's own calls are made of; the last part is what these clients alone have. */
const SHARED = ['call-address.ts', 'payload-body.ts']
const OWN = 'written-client.ts'

/** The client of a contract, to be formatted. @param openApi the document, as JSON */
export function printClient(openApi: string, entities: readonly AnyEntity[]): string {
  const document = documentSchema.parse(JSON.parse(openApi))
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => printCall(path, method, operation)),
  )
  const names = entities.map(({ name }) => JSON.stringify(name)).join(' | ')
  const types = [...printSchemas(document, entities), ...calls.flatMap((call) => call.types)]
  // The name of one alone may be that of a part, too.
  const name = (text: string) => (entities.length > 1 ? text.replaceAll(names, 'EntityName') : text)
  return [
    FIRST_LINE,
    `export type EntityName = ${names}`,
    ...[...types, printFactory(document, calls)].map(name),
    'export type Client = ReturnType<typeof createClient>',
    'type RecordId = number | string',
    ...SHARED.map((part) => readPart(part).replaceAll(/^export /gm, '')),
    readPart(OWN),
    '',
  ].join('\n\n')
}

function printFactory({ info }: ContractDocument, calls: readonly PrintedCall[]): string {
  const methods = calls.map(({ method }) => method)
  return `/**
 * Makes the calls of ${info.title}; a refusal is thrown as an \`ApiError\`.
 * @example createClient({ baseUrl: 'https://club.example', apiKey: 'tri_live_…' })
 */
export function createClient(options: ClientOptions = {}) {
  const call = createCalls(options)
  return {
    ${methods.join(',\n')},
  }
}`
}

function printSchemas({ components }: ContractDocument, entities: readonly AnyEntity[]): readonly string[] {
  const known = new Map(entities.map((entity) => [typeName(entity.name), knownOf(entity)]))
  return Object.entries(components.schemas).map(([name, schema]) => {
    const type = printType(schema, known.get(name.replace(/(Create|Update)$/, '')))
    return type.startsWith('{') ? `export interface ${name} ${type}` : `export type ${name} = ${type}`
  })
}

/** Of what a record refers to an answer has the parts that the caller may read. */
function knownOf({ fields }: AnyEntity): KnownParts {
  const parts: (readonly [string, Known])[] = [
    ...Object.entries(fields).map(([name, { label }]) => [name, { label: t(label) }] as const),
    ...relationsOf(fields).map(({ to, as }) => [as, { type: `Partial<${typeName(to)}> | null` }] as const),
  ]
  return new Map(parts)
}

function readPart(name: string): string {
  const text = readFileSync(new URL(`../../../src/api/${name}`, import.meta.url), 'utf8')
  return text.replaceAll(/^import .*\n/gm, '').trim()
}
