import type { Model } from '../../model.ts'
import { buildHeader } from '../build-source.ts'
import { buildComponents } from './components.ts'
import { listEntityOperations } from './entity-operations.ts'
import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'
import { describeOperation, templatePath, type OpenApiOperation } from './operation.ts'
import { listCustomOperations } from './custom-operations.ts'
import { listCallOperations } from './call-operations.ts'

/** Builds the OpenAPI document of the contract. */
export function buildOpenApi(model: Model): string {
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
    security: [{ session: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: buildPaths(operations),
    components: buildComponents(model),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function buildPaths(operations: readonly OpenApiOperation[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const operation of operations) {
    const { method, path } = operation.endpoint
    const item = (paths[templatePath(path)] ??= {})
    item[method.toLowerCase()] = describeOperation(operation)
  }
  return paths
}
