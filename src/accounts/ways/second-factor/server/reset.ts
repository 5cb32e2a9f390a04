import type { FastifyInstance } from 'fastify'
import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { route } from '../../../../server/http/route.ts'
import { assertMayUpdate } from '../../../../server/records/access/access.ts'
import { findRow } from '../../../../server/records/reading/read-records.ts'
import { listenTo, type ChangeListener, type Store } from '../../../../server/records/store/store.ts'
import { readAuthor, type AccountEntity } from '../../../../server/caller/account.ts'
import { readCredentials } from '../../../server/session/credentials.ts'
import { resetFactors, mustHaveFactor } from '../../../server/account-rules.ts'
import type { Session } from '../../../../server/caller/session.ts'
import { readFactorsOfCall, resetFactorsCall } from '../calls.ts'
import { tellOf } from './mails.ts'
import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'

/** The second factors of others, for those who may change their accounts. */
export function resetRoutes(app: FastifyInstance, backend: Backend): void {
  const { account, store, factors } = backend
  const parts = { entity: account.entity }
  route(
    app,
    readFactorsOfCall,
    async ({ store: own, session: { accountId }, params: { id } }) => {
      await requireChangeable(backend, own, id)
      const proofs = await readCredentials({ queries: store.queries, account, factors }, id)
      const { factors: had = [] } = proofs ?? {}
      return { factors: had, mayReset: had.length > 0 && id !== accountId }
    },
    parts,
  )
  route(
    app,
    resetFactorsCall,
    async ({ store: own, session, params: { id } }) => {
      await requireChangeable(backend, own, id)
      await reset(backend, session, id)
    },
    parts,
  )
}

/** Whoever may set the password of an account takes its factors away, and nobody else. @throws HttpError */
async function requireChangeable({ account }: Backend, own: Store, id: number): Promise<void> {
  assertMayUpdate(own, account.entity, id)
  if (!own.rights.mayWrite(account.entity, account.password.name)) throw new HttpError(403, answers.noRight)
  if (!(await findRow(own, account.entity, id))) throw new HttpError(404, answers.noSuchRecord)
}

async function reset(backend: Backend, session: Session, id: number): Promise<void> {
  // One's own is turned off, where that may be.
  if (id === session.accountId) throw new HttpError(403, texts.ownIsNotReset)
  const by = await readAuthor(backend, session)
  const record = { entity: backend.account.entity.name, id }
  const { factorTables: tables } = backend
  const had = await backend.store.transact((transaction) => resetFactors(transaction, { tables, record, by }))
  if (had) await tellOf(backend, id, (each) => (name) => each.mailReset(by.name, name))
}

/** Whoever is given a role that asks for a second factor shows one: the sessions that they have were begun without. */
export function endWhereRequired(accounts: AccountEntity): ChangeListener {
  return listenTo(accounts.entity, async (transaction, { before, after }) => {
    if (!before || !after || mustHaveFactor(accounts, before) || !mustHaveFactor(accounts, after)) return
    await transaction.deleteFrom(SESSIONS_TABLE).where('account_id', '=', Number(after['id'])).execute()
  })
}
