import type { FastifyInstance } from 'fastify'
import { rolesAnswers } from '#features/roles/texts.ts'
import { ROLE_CHANGED } from '../../calls/audit-log.ts'
import { type Backend, HttpError, readAuthor, route, type ServerFeature } from '../../server/face.ts'
import {
  createRoleCall,
  destroyRoleCall,
  listRolesCall,
  seeAsCall,
  stopSeeingCall,
  updateRoleCall,
} from './calls.ts'
import { listRoles, requireRole } from './server/read-roles.ts'
import { createRole, destroyRole, updateRole } from './server/write-roles.ts'

/** The roles, where they are data, and the program as others see it. */
export const rolesServer: ServerFeature = {
  name: 'roles',
  logged: ({ account }) => (account.account.roles ? [ROLE_CHANGED] : []),
  routes: rolesRoutes,
}

function rolesRoutes(app: FastifyInstance, backend: Backend): void {
  if (!backend.account.account.roles) return
  const parts = { describeBody: () => rolesAnswers.badRequest }
  route(app, listRolesCall, () => listRoles(backend))
  route(
    app,
    createRoleCall,
    async ({ session, body }) => ({
      name: await createRole(backend, body, await readAuthor(backend, session)),
    }),
    parts,
  )
  route(
    app,
    updateRoleCall,
    async ({ session, params: { name }, body }) => ({
      version: await updateRole(backend, name, body, await readAuthor(backend, session)),
    }),
    parts,
  )
  route(app, destroyRoleCall, async ({ session, params: { name } }) =>
    destroyRole(backend, name, await readAuthor(backend, session)),
  )
  seeingRoutes(app, backend)
}

function seeingRoutes(app: FastifyInstance, backend: Backend): void {
  const { sessions, store, account, callers } = backend
  route(app, seeAsCall, async ({ session, body }) => {
    if ('role' in body) await requireRole(store, body.role, store.queries)
    // Whoever sees as themselves would keep all rights.
    else if (body.account === account.account.superAdministrator || !(await callers.isThere(body.account)))
      throw new HttpError(400, rolesAnswers.noSuchAccount)
    await sessions.impersonate(session.id, body)
  })
  route(app, stopSeeingCall, ({ session }) => sessions.impersonate(session.id, null))
}
