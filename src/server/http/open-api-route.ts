import type { FastifyInstance } from 'fastify'
import { openApiEndpoint } from '../../schema/session-contract.ts'

/** The OpenAPI document. Only for people who are logged in, since it names everything that a backend stores. */
export function openApiRoute(app: FastifyInstance, document: string): void {
  const { method, path } = openApiEndpoint
  const bytes = Buffer.from(document)
  app.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes),
  })
}
