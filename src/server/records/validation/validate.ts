import { t } from '../../../texts/locale.ts'
import type {
  InvalidValue,
  FieldResult,
  ValidationContext,
  PreparedFile,
} from '../../../kinds/core/storage/field-storage.ts'
import { initialOf } from '../../../kinds/core/form/initial-values.ts'
import type { Locked } from '../../../kinds/core/form/locks.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { ColumnValue } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { StoredRecord, Mode } from '../../../schema/entity/field-definition.ts'
import { answers } from '#texts/server.ts'
import { assertValid } from '../../errors/http-error.ts'
import type { Author } from '../store/author.ts'
import { findBroken, findStageErrors } from './checks.ts'
import { judgeConditions } from './conditions.ts'
import { findTaken } from './constraints.ts'
import { holdNarrowings } from './narrowings.ts'
import { parsePayload, type Payload } from './parse-payload.ts'
import { beginRecord } from './initial-values.ts'
import { recordExists } from '../reading/read-records.ts'
import { describeNoReference, writableFields } from '../access/access.ts'
import type { Store } from '../store/store.ts'
import { findTakenTogether } from './unique-together.ts'
import { isWithin } from '../rows/trees.ts'

export interface Change {
  readonly mode: Mode
  readonly payload: Payload
  /** The record before the change; null for a creation. */
  readonly stored: StoredRecord | null
  /** What is said of the fields that stay as they are, by the field. */
  readonly locked?: Locked['fields']
  /** Errors that the caller has found already; they are reported together with the others. */
  readonly errors?: readonly InvalidValue[]
  /** Who makes it; nobody is the program. */
  readonly by?: Author
  /** Allows required fields to be absent, for the first administrator. */
  readonly isIncomplete?: boolean
  /** What an action asks for, of fields that are none of its entity's. */
  readonly isOfAction?: boolean
  /** The fields to validate and write, as those of a profile; all of them without it. */
  readonly only?: readonly string[] | undefined
}

/** What a valid change writes. */
export interface ValidChange {
  readonly columns: Readonly<Record<string, ColumnValue>>
  readonly files: readonly PreparedFile[]
}

/** What a change would write, and all that is wrong with it: its columns are those of the fields that are right. */
export interface ExaminedChange extends ValidChange {
  readonly errors: readonly InvalidValue[]
}

/** Validates each field of a change and converts it to columns; writes nothing. @throws ValidationError with all errors. */
export async function validate(store: Store, entity: AnyEntity, change: Change): Promise<ValidChange> {
  const { errors, ...valid } = await examine(store, entity, change)
  assertValid(errors)
  return valid
}

/** Validates as `validate` does, for a caller with more to say of the same record. */
export async function examine(store: Store, entity: AnyEntity, change: Change): Promise<ExaminedChange> {
  const { mode, stored, payload, only, isOfAction = false } = change
  // What others may not write is left as it is.
  const writable = writableFields(store, entity)
  const read = parsePayload(entity.fields, mode, payload)
  const isWritten = (name: string) => writable.includes(name) && (!only || only.includes(name))
  const wrong = new Set([...read.errors.keys()].filter(isWritten))
  const parsing = createContext(store, entity, stored, { mode, sent: read.sent, wrong })
  const parsed = { ...read, sent: await resolveNames(entity.fields, parsing) }
  const begun =
    mode === 'create' ? await beginRecord(store, entity, parsed, change) : { ...parsed, columns: {} }
  const context = { ...parsing, sent: begun.sent }

  const columns: Record<string, ColumnValue> = { ...begun.columns }
  const files: PreparedFile[] = []
  const errors = [...(change.errors ?? [])]
  const given = new Map<string, unknown>()
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!isWritten(name)) continue
    const unreadable = parsed.errors.get(name)
    const result = unreadable
      ? { errors: await withMoreErrors(unreadable, [name, field], payload, context) }
      : await validateField(name, field, context, change)
    if (!result) continue
    if ('errors' in result) {
      errors.push(...result.errors)
      wrong.add(name)
      continue
    }
    given.set(name, result.value)
    const own = definitionOf(field).toRow(name, field, result.value)
    errors.push(...(await findTaken(store, entity, [name, field], own, stored?.id)))
    Object.assign(columns, own)
    files.push(...(result.files ?? []))
  }
  const narrowed = await holdNarrowings(store, entity, { stored, columns, wrong })
  errors.push(...narrowed.errors)
  for (const { path } of narrowed.errors) wrong.add(path)
  for (const name of Object.keys(narrowed.emptied)) given.set(name, null)
  Object.assign(columns, narrowed.emptied)
  const judged = judgeConditions(entity.fields, { ...change, writable, given, wrong })
  Object.assign(columns, judged.columns)
  // What cannot be said yet of fields that are wrong is said of the others, so that nobody mends in rounds.
  errors.push(
    ...findStageErrors(entity, { stored, writable, parsed }),
    ...judged.errors,
    ...(await findBroken(store, entity, { columns, stored, wrong: judged.wrong, isOfAction })),
    ...(await findTakenTogether(store, entity, columns, stored?.id, judged.wrong)),
  )
  return { columns, files, errors }
}

/** What fields are validated with. */
function createContext(
  store: Store,
  entity: AnyEntity,
  stored: StoredRecord | null,
  parsed: Pick<ValidationContext, 'mode' | 'sent' | 'wrong'>,
): ValidationContext {
  return {
    ...parsed,
    stored,
    exists: (name, id) => recordExists(store, name, id),
    noSuch: (to, label) => describeNoReference(store, to, label),
    isCircle: async (name, to, id) =>
      stored !== null &&
      to === entity.name &&
      (await isWithin(store.queries, entity, name, { id, top: stored.id })),
  }
}

/** The errors of a field that cannot be read, and those of what can be read of it. */
async function withMoreErrors(
  unreadable: readonly InvalidValue[],
  [name, field]: readonly [string, Field],
  payload: Payload,
  context: ValidationContext,
): Promise<readonly InvalidValue[]> {
  const more = (await storageOf(field).findMoreErrors?.(name, field, payload[name], context)) ?? []
  const told = new Set(unreadable.map(({ path }) => path))
  return [...unreadable, ...more.filter(({ path }) => !told.has(path))]
}

async function validateField(
  name: string,
  field: Field,
  context: ValidationContext,
  change: Change,
): Promise<FieldResult> {
  const storage = storageOf(field)
  const { mode } = context
  // What is required while it is shown is judged with all of the record.
  const isMade = mode === 'create' && initialOf(field) !== undefined
  const isRequired = field.required === true && !field.showWhen && !isMade && !change.isIncomplete
  // A creation writes every field; an update must carry what a creation must.
  const isWritten = mode === 'create' || (isRequired && !payloadOf(field).isKeptUnsent)
  const sent = await storage.validate(name, field, context)
  const result = sent ?? (isWritten ? { value: undefined } : undefined)
  if (!result || 'errors' in result || !isRequired) return result
  const { isEmpty } = definitionOf(field)
  // What was empty before it was required, as the first administrator's address, does not hold up a change of other fields.
  const wasEmpty = context.stored !== null && isEmpty(context.stored[name])
  if (!isEmpty(result.value) || (sent && wasEmpty)) return result
  const path = storage.control?.(name, field, mode) ?? name
  return { errors: [{ msg: answers.required(t(field.label)), path }] }
}

/**
 * What was sent, with the names of tables as records hold them, however they were written. A name whose list another field
 * chooses is read when that one is.
 */
async function resolveNames(fields: Fields, context: ValidationContext): Promise<ValidationContext['sent']> {
  const sent = new Map(context.sent)
  const left = new Map(Object.entries(fields).filter(([name]) => sent.has(name)))
  async function resolve(name: string): Promise<void> {
    const field = left.get(name)
    left.delete(name)
    if (!field) return
    if ('dependsOn' in field) await resolve(field.dependsOn)
    const { resolve: resolveName } = storageOf(field)
    if (resolveName) sent.set(name, await resolveName(name, field, { ...context, sent }))
  }
  for (const name of left.keys()) await resolve(name)
  return sent
}
