import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { EntityRecord, FormValues, Mode } from '../../schema/entity/field-definition.ts'
import {
  checkForm,
  inputSchema,
  namesInForm,
  sentValues,
  withoutHidden,
} from '../../kinds/core/form/form-model.ts'
import { startValues } from '../../kinds/core/definition/definitions.ts'
import { dayChecks, type EntityChecks } from '../../kinds/core/form/entity-checks.ts'
import { plainStarts } from '../../kinds/core/form/initial-values.ts'
import { labelAt } from '../../kinds/core/cell/label-at.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import { describeIssue } from '../../texts/describe-issue.ts'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import { isSame, mergedValues, mergeForms } from '../../kinds/core/form/merge.ts'

/** A form with the record that it was filled from. */
export interface FilledForm {
  readonly form: FormMethods
  readonly base: EntityRecord | null
  /** Whether the values differ from the record. */
  hasChanges(): boolean
  /** The fields whose values differ. */
  changedFields(): readonly string[]
  /** Replaces the record, and sets these values. */
  refill(record: EntityRecord | null, values: FormValues): void
}

interface FormOptions {
  /** What it holds of a new record. */
  readonly initial?: FormValues | undefined
  /** What must be true of its fields together. */
  readonly checks?: EntityChecks | undefined
}

/** Creates the form of some fields from a record or initial values. A background refetch does not overwrite changed input. */
export function useRecordForm(
  fields: Fields,
  mode: Mode,
  record: EntityRecord | null,
  { initial, checks }: FormOptions = {},
): FilledForm {
  const [base, setBase] = useState(record)
  const resolver = useMemo(() => formResolver(fields, { mode, checks, base }), [fields, mode, checks, base])
  const form = useForm<FormValues>({
    resolver,
    defaultValues: { ...startOfForm(fields, mode, record), ...initial },
    shouldFocusError: false,
  })

  useDefaults(fields, mode, form)
  const changedFields = useCallback(() => {
    const start = withoutHidden(fields, mode, { ...startOfForm(fields, mode, base), ...initial })
    const held = withoutHidden(fields, mode, form.getValues())
    return Object.keys(fields).filter((name) =>
      namesInForm(fields, mode, name).some((each) => !isSame(start[each], held[each])),
    )
  }, [fields, mode, base, initial, form])
  const hasChanges = useCallback(() => changedFields().length > 0, [changedFields])
  const refill = useCallback(
    (next: EntityRecord | null, values: FormValues) => {
      const start = startOfForm(fields, mode, next)
      form.reset({ ...start }, { keepErrors: true, keepFieldsRef: true })
      for (const [name, value] of Object.entries(values)) {
        if (!isSame(value, start[name])) form.setValue(name, value, { shouldDirty: true })
      }
      setBase(next)
    },
    [fields, mode, form],
  )

  useEffect(() => {
    if (record === null || record === base) return
    // With versions, a newer record is merged when the form is saved.
    if (versionOf(fields, record) !== undefined && hasChanges()) return
    const [start, theirs] = [startValues(fields, mode, base), startValues(fields, mode, record)]
    const mine = form.getValues()
    const units = mergeForms(fields, { base: start, mine, theirs })
    refill(record, { ...mine, ...mergedValues(units) })
    // Resets only for a refetched record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record])

  return { form, base, hasChanges, changedFields, refill }
}

/** Of a new record with what its config says that it starts with. */
function startOfForm(fields: Fields, mode: Mode, record: EntityRecord | null): FormValues {
  const isNew = mode === 'create' && record === null
  return { ...startValues(fields, mode, record), ...(isNew && plainStarts(fields)) }
}

/** The checks that look at no field with a mistake. */
function checksBut(errors: object, checks: EntityChecks = {}): EntityChecks {
  const asked = Object.entries(checks).filter(([, { of }]) => !of.some((name) => Object.hasOwn(errors, name)))
  return Object.fromEntries(asked)
}

interface Checked {
  readonly mode: Mode
  readonly checks: EntityChecks | undefined
  /** The record that it was filled from. */
  readonly base: EntityRecord | null
}

/** Created on the first submit: most forms are only looked at. */
function formResolver(fields: Fields, { mode, checks, base }: Checked): Resolver<FormValues> {
  let resolver: Resolver<FormValues> | undefined
  return async (values, ...given) => {
    resolver ??= zodResolver(inputSchema(fields), {
      error: (issue) => describeIssue(issue, labelAt(fields, issue.path ?? [])),
    })
    const held = withoutHidden(fields, mode, values)
    const result = await resolver(held, ...given)
    const isChanged = (name: string) => base === null || held[name] !== base[name]
    const asked = checksBut(result.errors, { ...dayChecks(fields, isChanged), ...checks })
    const errors = { ...checkForm(fields, mode, asked, held), ...result.errors }
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    return { values: sentValues(fields, mode, result.values), errors: {} }
  }
}

/** Fields of a new record follow those that they say, as long as nobody types in them. */
function useDefaults(fields: Fields, mode: Mode, form: FormMethods): void {
  useEffect(() => {
    if (mode === 'update') return undefined
    const follow = createFollowers(fields)
    const { unsubscribe } = form.watch((values, { name, type }) => {
      const following = follow(values, { name, isTyped: type === 'change' })
      for (const [each, value] of Object.entries(following)) form.setValue(each, value)
    })
    return unsubscribe
  }, [fields, mode, form])
}

interface FormChange {
  /** The name that has another value; none when all of the form begins anew. */
  readonly name: string | undefined
  /** A person did it, not the program. */
  readonly isTyped: boolean
}

/**
 * What the fields of a new record become by a change of those that they follow. A field that somebody has typed in, or
 * emptied, follows no more.
 */
export function createFollowers(fields: Fields): (values: FormValues, change: FormChange) => FormValues {
  const followers = Object.entries(fields).flatMap(([name, { defaultFrom }]) =>
    defaultFrom === undefined ? [] : [{ name, defaultFrom }],
  )
  const typed = new Set<string>()
  const last = new Map<string, unknown>()
  return (values, { name: changed, isTyped }) => {
    if (changed === undefined) {
      typed.clear()
      last.clear()
    } else if (isTyped) typed.add(changed)
    const following = followers.filter(
      ({ name, defaultFrom }) =>
        changed === defaultFrom && !typed.has(name) && (!values[name] || values[name] === last.get(name)),
    )
    for (const { name, defaultFrom } of following) last.set(name, values[defaultFrom])
    return Object.fromEntries(following.map(({ name, defaultFrom }) => [name, values[defaultFrom]]))
  }
}
