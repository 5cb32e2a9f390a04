import type { FastifyInstance } from 'fastify'
import { signOnAnswers as texts } from '#ways/sign-on/texts.ts'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../../server/backend.ts'
import type { Queries } from '../../../../server/database/database.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { route } from '../../../../server/http/route.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { impersonatorOf, type Session } from '../../../../server/caller/session.ts'
import { listIdentitiesCall, unlinkIdentityCall } from '../calls.ts'
import { unlinkedMail } from './mails.ts'
import { signOnService, type SignOnService } from './service.ts'
import { SUBJECTS_TABLE } from './tables.ts'

/** Who the person that is logged in is at the providers. */
export function ownIdentitiesRoutes(app: FastifyInstance, backend: Backend): void {
  const service = signOnService.of(backend)
  route(app, listIdentitiesCall, async ({ session }) => {
    const rows = await readOwn(backend.store.queries, impersonatorOf(session))
    return {
      identities: rows.map((row) => ({
        id: Number(row['id']),
        provider: nameOf(service, String(row['issuer'])),
        since: String(row['known_since']),
      })),
    }
  })
  route(app, unlinkIdentityCall, ({ session, params: { id } }) => unlink(backend, session, id))
}

/** The newest first. */
const readOwn = (queries: Queries, accountId: number) =>
  queries
    .selectFrom(SUBJECTS_TABLE)
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

/** Of one that the environment does not name any more, its host. */
function nameOf({ providers }: SignOnService, issuer: string): string {
  const { href, host } = new URL(issuer)
  return providers.find((provider) => provider.issuer.href === href)?.name ?? host
}

async function unlink(backend: Backend, session: Session, id: number): Promise<void> {
  const { store, account, sessions, notifier } = backend
  const { accountId } = session
  const by = await readAuthor(backend, { accountId })
  const issuer = await store.transact(async (transaction) => {
    const own = await readOwn(transaction, accountId)
    const unlinked = own.find((row) => Number(row['id']) === id)
    if (!unlinked) throw new HttpError(404, answers.noSuchRecord)
    // No password would let them in.
    if (account.account.passwordLogin === false && own.length === 1) throw new HttpError(403, texts.lastWay)
    await transaction.deleteFrom(SUBJECTS_TABLE).where('id', '=', id).execute()
    await addSessionEntry(transaction, account.entity, by, 'identityUnlinked')
    await sessions.endOthers(transaction, accountId, session.id)
    return String(unlinked['issuer'])
  })
  await notifier?.tell(accountId, () => unlinkedMail(nameOf(signOnService.of(backend), issuer)))
}
