import type { FastifyInstance } from 'fastify'
import { readOpenApiCall } from '../../calls/open-api.ts'
import { route } from './route.ts'

/** The OpenAPI document. */
export function openApiRoute(app: FastifyInstance, document: string): void {
  const bytes = Buffer.from(document)
  route(app, readOpenApiCall, async ({ reply }) => reply.type('application/json; charset=utf-8').send(bytes))
}
