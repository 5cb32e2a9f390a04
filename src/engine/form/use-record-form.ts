import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { EntityRecord, FormValues, Mode } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/kinds.ts'
import { inputSchema, startValues } from '../../schema/record-schema.ts'
import { describeIssue } from '../../texts/describe-issue.ts'
import type { RecordForm } from '../controls/control-props.ts'
import { shown } from '../text.ts'

/** The form of some fields, filled from a record. A record refreshed behind it leaves alone what was typed. */
export function useRecordForm(fields: Fields, mode: Mode, record: EntityRecord | null): RecordForm {
  const values = useMemo(() => ({ ...startValues(fields, mode, record) }), [fields, mode, record])
  const resolver = useMemo(() => formResolver(fields), [fields])
  return useForm<FormValues>({
    resolver,
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  })
}

function formResolver(fields: Fields) {
  return zodResolver(inputSchema(fields), {
    error: (issue) => describeIssue(issue, labelOf(fields, issue.path)),
  })
}

function labelOf(fields: Fields, path: readonly PropertyKey[] | undefined): string {
  const field = fields[String(path?.[0])]
  return field ? shown(field.label) : ''
}
