import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { passkeysService } from './server/service.ts'
import { shownPasskeysRoutes } from './server/shown-passkeys.ts'
import { passkeyChallengesTable, passkeysTable } from './server/tables.ts'
import { passkeyAnswers as texts } from '#ways/passkeys/texts.ts'
import { answers } from '#texts/server.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { route } from '../../../server/http/route.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { lacksFactor } from '../../server/account-rules.ts'
import { impersonatorOf, type Session } from '../../../server/caller/session.ts'
import {
  addPasskeyCall,
  beginPasskeyCall,
  listPasskeysCall,
  removePasskeyCall,
  renamePasskeyCall,
} from './calls.ts'
import { addPasskey, beginPasskey } from './server/add-passkey.ts'
import { passkeyRemovedMail } from './server/mails.ts'
import { readPasskeys, removePasskey, renamePasskey } from './server/stored-passkeys.ts'

/** Passkeys: they log people in, and show who it is, where accounts have such. */
export const passkeysServer: ServerFeature = {
  name: 'passkeys',
  logged: ({ account }) => (account.account.passkeys ? ['passkeyAdded', 'passkeyRemoved'] : []),
  routes: passkeysRoutes,
  accountTables: [passkeysTable, passkeyChallengesTable],
  factorTables: [passkeysTable],
  service: passkeysService,
  loginOffers: ({ account }) => (account.account.passkeys ? ['passkey'] : []),
}

function passkeysRoutes(app: FastifyInstance, backend: Backend): void {
  if (!backend.account.account.passkeys) return
  ownPasskeysRoutes(app, backend)
  shownPasskeysRoutes(app, backend)
}

/** The passkeys of whoever is logged in. */
function ownPasskeysRoutes(app: FastifyInstance, backend: Backend): void {
  const { queries } = backend.store
  route(app, listPasskeysCall, async ({ session }) => {
    const own = await readPasskeys(queries, impersonatorOf(session))
    return { passkeys: own.map(({ id, name, madeAt, usedAt }) => ({ id, name, madeAt, usedAt })) }
  })
  route(app, beginPasskeyCall, async ({ request, session }) => ({
    wanted: await beginPasskey(backend, request, session.accountId),
  }))
  route(app, addPasskeyCall, ({ request, session: { accountId }, body }) =>
    addPasskey(backend, request, { accountId, ...body }),
  )
  route(app, renamePasskeyCall, async ({ session: { accountId }, params: { id }, body: { name } }) => {
    if (!(await renamePasskey(queries, { accountId, id }, name)))
      throw new HttpError(404, answers.noSuchRecord)
  })
  route(app, removePasskeyCall, ({ session, params: { id } }) => remove(backend, session, id))
}

async function remove(backend: Backend, session: Session, id: number): Promise<void> {
  const { store, account, factors, sessions, notifier } = backend
  const { accountId } = session
  const by = await readAuthor(backend, { accountId })
  await store.transact(async (transaction) => {
    if (!(await removePasskey(transaction, { accountId, id }))) throw new HttpError(404, answers.noSuchRecord)
    if (await lacksFactor({ queries: transaction, account, factors }, accountId))
      throw new HttpError(403, texts.isRequired)
    await addSessionEntry(transaction, account.entity, by, 'passkeyRemoved')
    await sessions.endOthers(transaction, accountId, session.id)
  })
  await notifier?.tell(accountId, passkeyRemovedMail)
}
