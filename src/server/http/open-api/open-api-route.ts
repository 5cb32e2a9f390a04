import type { FastifyInstance } from 'fastify'
import { readOpenApiCall } from '../../../calls/operations.ts'
import { objectOr } from '../../../kinds/core/authoring/json.ts'
import { limitOpenApi } from './limit-open-api.ts'
import { withRoles } from './open-api-roles.ts'
import { route } from '../route.ts'

/** The OpenAPI document, as far as the caller may know what it describes. */
export function openApiRoute(app: FastifyInstance, document: string): void {
  const { basePath } = app
  const written = objectOr(JSON.parse(document))
  const parsed = basePath === '' ? written : { ...written, servers: [{ url: basePath }] }
  const bytes = Buffer.from(parsed === written ? document : JSON.stringify(parsed))
  route(app, readOpenApiCall, async ({ reply, store }) => {
    const isWhole = store.rights.key === ''
    const accounts = store.allEntities.find(({ account }) => account?.roles)
    const whole = accounts ? withRoles(parsed, accounts) : parsed
    const told =
      isWhole && !accounts ? bytes : Buffer.from(JSON.stringify(isWhole ? whole : limitOpenApi(whole, store)))
    return reply.type('application/json; charset=utf-8').send(told)
  })
}
