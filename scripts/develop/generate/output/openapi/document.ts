import type { Model } from '../../model.ts'
import { buildHeader } from '../build-source.ts'
import { buildComponents } from './components.ts'
import { listEntityOperations } from './entity-operations.ts'
import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'
import { describeOperation, templatePath, type OpenApiOperation } from './operation.ts'
import { listCustomOperations } from './custom-operations.ts'
import { listCallOperations } from './call-operations.ts'

const BY_SESSION: JsonSchema = { session: [] }
const BY_KEY: JsonSchema = { apiKey: [] }

/** Builds the OpenAPI document of the contract. */
export function buildOpenApi(model: Model): string {
  const hasKeys = model.account.account.apiKeys === true
  const operations = [
    ...model.entities.flatMap(({ entity }) => listEntityOperations(entity)),
    ...listCallOperations(model),
    ...listCustomOperations(model),
  ]
  const document = {
    openapi: '3.1.1',
    'x-generated': buildHeader('entities/'),
    info: { title: model.app.name, version: '1.0.0', description: 'The contract of this back office.' },
    servers: [{ url: '/' }],
    security: hasKeys ? [BY_SESSION, BY_KEY] : [BY_SESSION],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: buildPaths(operations, hasKeys),
    components: buildComponents(model),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** @param hasKeys There are calls that a person alone may make, beside those that API keys may make. */
function buildPaths(operations: readonly OpenApiOperation[], hasKeys: boolean): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const operation of operations) {
    const { method, path } = operation.endpoint
    const item = (paths[templatePath(path)] ??= {})
    const isPersonal = hasKeys && operation.isPersonal === true
    item[method.toLowerCase()] = {
      ...describeOperation(operation),
      ...(isPersonal && { security: [BY_SESSION] }),
    }
  }
  return paths
}
