import { t } from '../../../texts/locale.ts'
import type { FastifyInstance } from 'fastify'
import { updatePasswordCall, updateProfileCall, keepLanguageCall } from '../../calls/account-calls.ts'
import { PERSON_KEY } from '../../../calls/data-roles.ts'
import { readCurrentAdminCall } from '../../../calls/session.ts'
import { VERSION_KEY } from '../../../schema/access/session-contract.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { MAX_PASSWORD_LENGTH } from '../../../kinds/password/definition.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { answers } from '#texts/server.ts'
import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import type { Backend } from '../../../server/backend.ts'
import type { Payload } from '../../../server/records/validation/parse-payload.ts'
import { readRecord } from '../../../server/records/reading/read-records.ts'
import { entityNamed } from '../../../server/records/store/store.ts'
import { updateRecord } from '../../../server/records/write-records.ts'
import { keepLanguage } from '../account-language.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { keepOwnEmail } from '../account-rules.ts'
import { isOwnPassword, type CurrentPassword } from '../passwords.ts'
import { needsStepUp } from '../session/step-up.ts'
import type { Session } from '../../../server/caller/session.ts'
import { renewSessionToken } from './log-in.ts'
import { route } from '../../../server/http/route.ts'

const CURRENT_PASSWORD = 'current_password'

/** Reads and changes the record of whoever is logged in. */
export function profileRoutes(app: FastifyInstance, backend: Backend): void {
  const readOwnAnswer = async (session: Session) => ({ adminData: await readOwn(backend, session) })
  route(app, readCurrentAdminCall, ({ session }) => readOwnAnswer(session))
  route(app, updateProfileCall, async ({ session, body }) => {
    await changeProfile(backend, session, body)
    return readOwnAnswer(session)
  })
  route(app, keepLanguageCall, ({ session, body }) =>
    backend.store.transact((transaction) => keepLanguage(transaction, session.accountId, body.language)),
  )
  route(app, updatePasswordCall, async ({ request, reply, session, body }) => {
    await changePassword(backend, session, body, request.ip)
    // Whoever knows the password has shown who they are.
    await renewSessionToken(backend, request, reply)
  })
}

async function readOwn({ store, account, callers }: Backend, session: Session): Promise<EntityRecord> {
  const { accountId } = session
  const person = await callers.personOf(session)
  const record = await readRecord(store, account.entity, accountId)
  const { profile: names, displayName, role } = account.account
  // The head of each screen shows the name, and by its role the browser knows what it may show.
  const told = [...names, displayName, ...(role === undefined ? [] : [role])]
  const profile = told.map((name) => [name, record[name]])
  return {
    id: record.id,
    ...Object.fromEntries(profile),
    [VERSION_KEY]: record[VERSION_KEY],
    ...(person && { [PERSON_KEY]: person }),
  }
}

async function changeProfile(backend: Backend, session: Session, sent: Payload): Promise<void> {
  const { account } = backend
  const { store, entity } = await readEverything(backend)
  const payload = {
    ...pickParts(account.entity.fields, account.account.profile, sent),
    ...(Object.hasOwn(sent, VERSION_KEY) && { [VERSION_KEY]: sent[VERSION_KEY] }),
  }
  const author = await readAuthor(backend, session)
  const own = { ...keepOwnEmail(store, account, author.id), isStale: needsStepUp(account, session) }
  await updateRecord(own, entity, author.id, payload, { author, only: account.account.profile })
}

/** With the roles that there are now, by which accounts are searched for. */
async function readEverything({ callers, account }: Backend) {
  const store = await callers.everything()
  return { store, entity: entityNamed(store.entities, account.entity.name) }
}

async function changePassword(
  backend: Backend,
  session: Session,
  sent: Payload,
  address: string,
): Promise<void> {
  const { id, accountId } = session
  const { account } = backend
  const { store, entity } = await readEverything(backend)
  const { name, field } = account.password
  const errors: InvalidValue[] = [
    ...(await checkCurrent(backend, { accountId, address }, textOf(sent[CURRENT_PASSWORD]))),
  ]
  const payload = pickParts({ [name]: field }, [name], sent)
  // In other forms an empty password keeps the old one; this call must have one.
  if (definitionOf(field).isEmpty(payload[name])) {
    errors.push({ msg: answers.required(t(field.label)), path: name })
  }
  const author = await readAuthor(backend, session)
  const own = { ...store, session: id }
  await updateRecord(own, entity, accountId, payload, { author, errors, only: [name] })
}

async function checkCurrent(
  backend: Backend,
  asking: CurrentPassword,
  secret: string,
): Promise<readonly InvalidValue[]> {
  const label = answers.currentPassword
  if (secret.length > MAX_PASSWORD_LENGTH)
    return [{ msg: answers.tooLong(label, MAX_PASSWORD_LENGTH), path: CURRENT_PASSWORD }]
  if (await isOwnPassword(backend, asking, secret)) return []
  return [{ msg: answers.wrongPassword(label), path: CURRENT_PASSWORD }]
}

/** The parts of a payload that belong to these fields. */
function pickParts(fields: Fields, names: readonly string[], payload: Payload): Payload {
  const parts = names.flatMap((name) => {
    const field = fields[name]
    return field ? Object.keys(payloadOf(field).shape(name, field, 'update')) : []
  })
  return Object.fromEntries(
    parts.filter((part) => Object.hasOwn(payload, part)).map((part) => [part, payload[part]]),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
