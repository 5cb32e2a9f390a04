import { readCurrentAdminCall } from '../../../../src/calls/session.ts'
import { loginCall, logoutCall } from '../../../../src/accounts/calls/login-calls.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, literal } from './structures.ts'

const PATHS = { login: loginCall.path, logout: logoutCall.path, account: readCurrentAdminCall.path }

/** Generates what leads calls over to the backend that a program has in place of its own. */
export function buildAdapter({
  app: { backend },
  entities,
  account,
}: Pick<Model, 'app' | 'entities'> & { readonly account: Pick<AnyEntity, 'name'> }): string {
  const known = entities.map(({ entity: { name, endpoints, fields } }) => ({
    endpoints,
    names: Object.fromEntries(
      Object.entries(fields).flatMap(([field, { wireName }]) =>
        wireName === undefined ? [] : [[field, wireName]],
      ),
    ),
    ...(name === account.name && { isAccount: true }),
  }))
  const given = [backend, PATHS, known].map(literal).join(', ')
  return buildSource('entities/app.ts', [
    importTypes('ky', 'Hooks'),
    ...(backend ? [importNames('../api/adapter.ts', 'createAdapter')] : []),
    exportConstant({
      name: 'adapter',
      type: 'Hooks | undefined',
      doc: "What leads calls over to a backend of another shape; none where it is this program's own.",
      initializer: backend ? `createAdapter(${given})` : 'undefined',
    }),
  ])
}
