import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Lock } from '../../../schema/access/lock.ts'
import type { Compute } from '../../../schema/entity/computed.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type {
  EntityRecord,
  FieldDefinition,
  FormValues,
  Mode,
  Shape,
} from '../../../schema/entity/field-definition.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityCheck } from '../../../schema/where/check.ts'
import { describeIssue } from '../../../texts/describe-issue.ts'
import { t } from '../../../texts/locale.ts'
import { inputOf } from '../../registries/inputs.ts'
import { labelAt } from '../cell/label-at.ts'
import { definitionOf } from '../definition/definitions.ts'
import { sentValues, startValues } from './form-values.ts'
import { isShown, type ReadValue } from '../definition/evaluate-condition.ts'
import { isLocked, isNeeded } from './conditions.ts'
import { dayChecks, type EntityChecks } from './entity-checks.ts'
import { createFollowers, type Follow } from './followers.ts'
import { hasInitial, plainStarts } from './initial-values.ts'
import { isLockMet } from './locks.ts'
import { groupFields, isSame, mergeForms, pickValues, type MergedUnit, type Versions } from './merge.ts'

export type { FormModel }

export type ComputedFunctions = Readonly<Record<string, Compute>>

export function createFormModel(fields: Fields, mode: Mode): FormModel {
  return new FormModel(fields, mode)
}

/** A field of a form, with what its kind says of it. */
interface Part {
  readonly name: string
  readonly field: Field
  readonly definition: FieldDefinition<Field>
  /** What a form holds of it without a record. */
  readonly empty: FormValues
}

interface Checked {
  /** The record that the form was filled from. */
  readonly base: EntityRecord | null
  /** What must be true of its fields together. */
  readonly checks?: EntityChecks | undefined
}

/**
 * All that follows from the fields of a form: what it starts with, holds and sends, how it is checked and merged. What has
 * a form holds its model, which alone asks the kinds.
 */
class FormModel {
  readonly fields: Fields
  readonly mode: Mode
  readonly #parts: ReadonlyMap<string, Part>
  #record: z.ZodMiniObject<Shape> | undefined
  #resolver: Resolver<FormValues> | undefined

  constructor(fields: Fields, mode: Mode) {
    this.fields = fields
    this.mode = mode
    this.#parts = new Map(
      Object.entries(fields).map(([name, field]) => {
        const definition = definitionOf(field)
        return [name, { name, field, definition, empty: definition.formValues(name, field, mode, null) }]
      }),
    )
  }

  /** What it holds at first: the values of a record, or what the config gives a new one. */
  start(record: EntityRecord | null): FormValues {
    const isNew = this.mode === 'create' && record === null
    return { ...startValues(this.fields, this.mode, record), ...(isNew && plainStarts(this.fields)) }
  }

  /** What the next form of a new record starts with: what was sent of fields with `keep`. */
  repeated(sent: FormValues): FormValues {
    const names = this.#where(({ field, definition }) => field.keep && !definition.isLeftOutOfDrafts)
    return pickValues(sent, names.flatMap(namesIn))
  }

  /** What the form of a copy starts with: without unique fields, pictures, passwords, what no form fills in and what each record is given anew. */
  copied(record: EntityRecord, uniqueTogether: AnyEntity['uniqueTogether'] = []): FormValues {
    // What is unique together is so again with another value of the last field.
    const isLast = (name: string) => uniqueTogether.some((names) => names.at(-1) === name)
    const copied = this.#where(
      (part) => isFilledIn(part) && !hasInitial(part.field) && !isUnique(part) && !isLast(part.name),
    ).filter(({ definition }) => !definition.isLeftOutOfDrafts)
    const fields = Object.fromEntries(copied.map(({ name, field }) => [name, field]))
    return startValues(fields, 'create', record)
  }

  /** Its values with what it does not show empty: so it is sent, for a backend that knows nothing of conditions keeps what it is not sent. */
  held(form: FormValues): FormValues {
    const valueOf = this.read(form)
    const hidden = this.#where(({ name }) => !isShown(this.fields, name, valueOf))
    return hidden.length === 0 ? form : Object.assign({}, form, ...hidden.map(({ empty }) => empty))
  }

  /** What is sent of its values: what nobody fills in is not. */
  sent(form: FormValues): FormValues {
    return sentValues(this.fields, this.mode, form)
  }

  /** What a draft keeps of its values. */
  drafted(form: FormValues): FormValues {
    const names = Object.keys(this.fields).filter((name) => this.isDrafted(name))
    return Object.fromEntries(names.map((name) => [name, form[name] ?? null]))
  }

  /** The fields that it shows with other values than before. */
  changed(before: FormValues, form: FormValues): readonly string[] {
    const [former, current] = [this.held(before), this.held(form)]
    const isChanged = (name: string) => !isSame(former[name], current[name])
    return this.#where((part) => namesIn(part).some(isChanged)).map(({ name }) => name)
  }

  /** Reads the values that its record would have if it were saved; a new picture is a file still. */
  read(form: FormValues): ReadValue {
    return (name) => {
      const part = this.#parts.get(name)
      const { valueInForm } = part?.definition ?? {}
      return part && (valueInForm ? valueInForm(name, part.field, this.mode, form) : form[name])
    }
  }

  /** The values of the record that it would make; undefined while some of them cannot be read. */
  record(form: FormValues): FormValues | undefined {
    const valueOf = this.read(form)
    this.#record ??= z.object(
      Object.fromEntries(
        this.#where().flatMap(({ name, field, definition }) =>
          Object.entries(definition.recordShape(name, field)),
        ),
      ),
    )
    const values = Object.keys(this.#record.shape).map((name) => [name, valueOf(name)])
    return this.#record.safeParse(Object.fromEntries(values)).data
  }

  /** What the backend would work a field out to; undefined where a function cannot while others are typed. */
  computed(functions: ComputedFunctions, name: string, form: FormValues): unknown {
    const part = this.#parts.get(name)
    const record = part && this.record(form)
    if (!record) return undefined
    const worked: Record<string, unknown> = { ...record }
    try {
      for (const [each, compute] of Object.entries(functions)) worked[each] = compute(worked)
    } catch {
      return undefined
    }
    const { field, definition } = part
    return definition.fromRow(name, field, definition.toRow(name, field, worked[name]))
  }

  /** What the browser objects to before anything is sent; else what is sent. */
  async check(
    form: FormValues,
    { base, checks }: Checked,
    options: ResolverOptions<FormValues> = { fields: {}, shouldUseNativeValidation: false },
  ): Promise<ResolverResult<FormValues>> {
    // Created on the first submit: most forms are only looked at.
    this.#resolver ??= zodResolver(inputSchema(this.fields), {
      error: (issue) => describeIssue(issue, labelAt(this.fields, issue.path ?? [])),
    })
    const held = this.held(form)
    const result = await this.#resolver(held, undefined, options)
    const isChanged = (name: string) => base === null || held[name] !== base[name]
    const asked = Object.values({ ...dayChecks(this.fields, isChanged), ...checks }).filter(({ of }) =>
      // A check that looks at a field with a mistake would tell of it again.
      of.every((name) => this.fields[name] && !Object.hasOwn(result.errors, name)),
    )
    const errors = { ...this.#brokenChecks(asked, held), ...result.errors }
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    return { values: this.sent(result.values), errors: {} }
  }

  #brokenChecks(checks: readonly EntityCheck[], held: FormValues): FieldErrors<FormValues> {
    // What cannot be read is told by the backend, of its own field.
    const record = checks.length > 0 ? this.record(held) : undefined
    const broken = record ? checks.filter((check) => !check.holds(record)) : []
    return Object.fromEntries(broken.map(({ field, says }) => [field, { type: 'check', message: t(says) }]))
  }

  /**
   * What others have changed of a record while it was edited, in the order of the form.
   * @param changed the fields that the history names, without the values of those that are secret
   */
  merge(forms: Versions<FormValues>, changed: readonly string[] = []): readonly MergedUnit[] {
    const secrets = new Set(changed.filter((name) => this.#parts.get(name)?.definition.isSecret))
    const units = groupFields(this.fields).map((names) => ({
      names,
      parts: names.flatMap((name) => Object.keys(this.#parts.get(name)?.empty ?? {})),
      isOneValue: names.length > 1 || this.#parts.get(names[0])?.definition.isOneValue === true,
    }))
    return mergeForms(units, forms, secrets)
  }

  /** The fields that are merged together with one: those that depend on each other. */
  togetherWith(name: string): readonly string[] {
    return groupFields(this.fields).find((names) => names.includes(name)) ?? []
  }

  /** What the fields of a new record become by a change of those that they follow. */
  follow(): Follow {
    return createFollowers(this.fields)
  }

  /** The names that it holds fields under, and those of the fields: a mistake may name either. */
  namesOf(names: readonly string[]): readonly string[] {
    const parts = names.flatMap((name) => Object.keys(this.#parts.get(name)?.empty ?? {}))
    return [...new Set([...names, ...parts])]
  }

  isShown(name: string, form: FormValues): boolean {
    return isShown(this.fields, name, this.read(form))
  }

  /** Whether its record must have the field. */
  isNeeded(name: string, form: FormValues): boolean {
    return isNeeded(this.fields, name, this.read(form))
  }

  /** Whether the field of a stored record stays as it is. @param stored what the form held at first */
  isLocked(name: string, stored: FormValues): boolean {
    return this.mode === 'update' && isLocked(this.fields, name, this.read(stored))
  }

  /** Whether a lock holds for a stored record. @param stored what the form held at first */
  isLockMet(lock: Lock, stored: FormValues): boolean {
    return this.mode === 'update' && isLockMet(lock, this.fields, this.read(stored))
  }

  isEmpty(name: string, value: unknown): boolean {
    return this.#parts.get(name)?.definition.isEmpty(value) === true
  }

  /** Of a new record there is nothing to show yet but what is worked out. */
  hasControl(name: string): boolean {
    const field = this.fields[name]
    return field !== undefined && !field.hidden && !(field.readOnly && this.mode === 'create')
  }

  /** Whether it asks for files that are no pictures. */
  get hasDocuments(): boolean {
    return this.#where((part) => isFilledIn(part) && part.definition.isDocument).length > 0
  }

  /** Whether a draft keeps what is typed in a field. */
  isDrafted(name: string): boolean {
    return this.isRestorable(name) && this.fields[name]?.readOnly !== true
  }

  /** Whether a former value can be put back: passwords are not known, and the files of a record are gone. */
  isRestorable(name: string): boolean {
    return this.#parts.get(name)?.definition.isLeftOutOfDrafts !== true
  }

  #where(isWanted: (part: Part) => boolean | undefined = () => true): readonly Part[] {
    return [...this.#parts.values()].filter((part) => isWanted(part))
  }
}

function namesIn({ empty }: Part): readonly string[] {
  return Object.keys(empty)
}

function isFilledIn({ field }: Part): boolean {
  return !field.readOnly && !field.hidden
}

function isUnique({ name, field, definition }: Part): boolean {
  return definition.columns(name, field).some((column) => column.isUnique)
}

/** Whether the browser itself objects to some values of a field. */
export function isChecked(field: Field): boolean {
  return inputOf(field)?.schema(field) !== undefined
}

/** What the browser itself checks of a form: only what an input's type and its rules say. */
export function inputSchema(fields: Fields) {
  const shape = Object.entries(fields).flatMap(([name, field]) => {
    const schema = inputOf(field)?.schema(field)
    return schema ? [[name, schema] as const] : []
  })
  return z.looseObject(Object.fromEntries(shape))
}
