import type { FastifyInstance } from 'fastify'
import { openApiEndpoint } from '../../schema/session-contract.ts'

/** The contract, for who is logged in: it names all that a backend holds. */
export function openApiRoute(app: FastifyInstance, document: string): void {
  const { method, path } = openApiEndpoint
  const bytes = Buffer.from(document)
  app.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes),
  })
}
