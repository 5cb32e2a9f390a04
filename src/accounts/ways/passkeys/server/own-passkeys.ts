import type { FastifyInstance } from 'fastify'
import { passkeyAnswers as texts } from '#ways/passkeys/texts.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { route } from '../../../../server/http/route.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { lacksFactor } from '../../../server/account-rules.ts'
import { ownerOf, type Session } from '../../../../server/caller/session.ts'
import {
  addPasskeyCall,
  beginPasskeyCall,
  listPasskeysCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '../calls.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { passkeyRemovedMail } from './mails.ts'
import { readPasskeys, removePasskey, renamePasskey } from './stored-passkeys.ts'

/** The passkeys of whoever is logged in. */
export function ownPasskeysRoutes(app: FastifyInstance, backend: Backend): void {
  const { queries } = backend.store
  route(app, listPasskeysCall, async ({ session }) => {
    const own = await readPasskeys(queries, ownerOf(session))
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
