import type { FastifyInstance } from 'fastify'
import { apiKeyAnswers } from '#ways/api-keys/texts.ts'
import { KEY_ACTIONS } from '../../../calls/audit-log.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route } from '../../../server/http/route.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { createApiKeyCall, listAllApiKeysCall, listApiKeysCall, revokeApiKeyCall } from './calls.ts'
import { apiKeysTable } from './server/api-keys-table.ts'
import { assertMayMake } from './server/check-new-key.ts'
import { describeKeys } from './server/describe-keys.ts'
import { keyMadeMail, keyRevokedMail } from './server/mails.ts'
import { makeKey, revokeKey } from './server/make-key.ts'
import { apiKeysService } from './server/service.ts'
import { findKey, readKeys } from './server/stored-keys.ts'

/** Keys for programs of others that call in the name of an account, where accounts have such. */
export const apiKeysServer: ServerFeature = {
  name: 'api-keys',
  logged: ({ account }) => (account.account.apiKeys ? KEY_ACTIONS : []),
  routes: apiKeyRoutes,
  accountTables: [apiKeysTable],
  service: apiKeysService,
}

function apiKeyRoutes(app: FastifyInstance, backend: Backend): void {
  const { store, account, notifier } = backend
  if (!account.account.apiKeys) return
  const accountNamed = (id: number) => ({ entity: account.entity.name, id })
  route(app, listApiKeysCall, async ({ session: { accountId } }) => ({
    keys: await describeKeys(backend, await readKeys(store.queries, accountId)),
  }))
  route(app, listAllApiKeysCall, async () => ({
    keys: await describeKeys(backend, await readKeys(store.queries)),
  }))
  route(
    app,
    createApiKeyCall,
    async ({ store: own, session, body }) => {
      const by = await readAuthor(backend, session)
      assertMayMake(own, body)
      const { key, secret } = await makeKey(store, { account: accountNamed(by.id), by }, body)
      await notifier?.tell(by.id, () => keyMadeMail(key.name))
      return { id: key.id, secret }
    },
    { describeBody: () => apiKeyAnswers.badRequest },
  )
  route(app, revokeApiKeyCall, async ({ session, params: { id } }) => {
    const by = await readAuthor(backend, session)
    const key = await findKey(store.queries, 'id', id)
    const isMine = by.id === key?.accountId || by.id === account.account.superAdministrator
    if (!key || !isMine) throw new HttpError(404, apiKeyAnswers.noSuchKey)
    await revokeKey(store, key, { account: accountNamed(key.accountId), by })
    await notifier?.tell(key.accountId, () => keyRevokedMail(key.name))
  })
}
