import { hashToken } from '../tokens.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readLinkCall, setByLinkCall } from '../../calls/account-calls.ts'
import type { BodyOf } from '../../../calls/call.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { MAX_PASSWORD_LENGTH } from '../../../kinds/password/definition.ts'
import { isPassword } from '../../../kinds/password/storage.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'
import type { Backend } from '../../../server/backend.ts'
import { listenTo, type ChangeListener, type Store } from '../../../server/records/store/store.ts'
import { updateRecord } from '../../../server/records/write-records.ts'
import { readAuthor, signInNameOf, type AccountEntity } from '../../../server/caller/account.ts'
import { ACCOUNT_LINK, clearLockout } from '../rate-limit/counters.ts'
import { consumeLink, findLink, linkIsOver, type FoundLink } from '../links.ts'
import { mustChangePassword } from '../passwords.ts'
import { route } from '../../../server/http/route.ts'

/** A link of an account, for whoever has it: its token travels in bodies alone, which nothing logs. */
export function linkRoutes(app: FastifyInstance, backend: Backend): void {
  const parts = { describeBody: () => answers.linkIsOver }
  route(
    app,
    readLinkCall,
    async ({ request, body }) => {
      const link = await requireLink(backend, request, body.token)
      return { purpose: link.purpose, user: signInNameOf(backend.account, link.row) }
    },
    parts,
  )
  route(app, setByLinkCall, ({ request, body }) => setPassword(backend, request, body), parts)
}

/** Tokens are not guessed, but asking for them costs the database. */
async function requireLink({ store, account, rateLimiter }: Backend, request: FastifyRequest, token: string) {
  const attempt = { purpose: ACCOUNT_LINK, name: hashToken(token), address: request.ip }
  const link = await rateLimiter.run(attempt, () => findLink(store.queries, account, token))
  if (!link) throw linkIsOver()
  return link
}

/** Logs nobody in: the login asks for all that it asks of everybody. */
async function setPassword(
  backend: Backend,
  request: FastifyRequest,
  { token, ...sent }: BodyOf<typeof setByLinkCall>,
): Promise<void> {
  const link = await requireLink(backend, request, token)
  const { accountId } = link
  const { account, callers } = backend
  const { name, field } = account.password
  const wrong = await findWrong(backend, link, sent[name])
  const errors = wrong === null ? [] : [{ msg: wrong, path: name }]
  const author = await readAuthor(backend, { accountId })
  const everything = await callers.everything()
  const store: Store = {
    ...everything,
    // Before those who end the links of an account that has changed.
    afterChange: [consumeLink(account, link), ...everything.afterChange, endWaits(account, accountId)],
  }
  const payload = { [name]: sent[name], [field.confirmedBy]: sent[field.confirmedBy] }
  await updateRecord(store, account.entity, accountId, payload, { author, errors, only: [name] })
}

/** A password that somebody else has set does not become one's own by being typed again (ASVS 5.0, 6.4.1). */
async function findWrong(
  { store, account }: Backend,
  { accountId, row }: FoundLink,
  sent: unknown,
): Promise<string | null> {
  const { name, field } = account.password
  if (definitionOf(field).isEmpty(sent)) return answers.required(t(field.label))
  const hashed = row[name]
  if (typeof sent !== 'string' || typeof hashed !== 'string' || sent.length > MAX_PASSWORD_LENGTH) return null
  const isSame =
    (await mustChangePassword(store.queries, account, accountId)) && (await isPassword(hashed, sent))
  return isSame ? answers.givenPassword(t(field.label)) : null
}

/** Whoever has guessed too often may log in with the new password. */
function endWaits({ entity, account }: AccountEntity, accountId: number): ChangeListener {
  return listenTo(entity, async (transaction, { after }) => {
    if (Number(after?.['id']) !== accountId) return
    const names = account.signInBy.map((each) => String(after?.[each] ?? ''))
    await clearLockout(transaction, accountId, names)
  })
}
