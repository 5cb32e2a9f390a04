import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import type { Fields } from '../../../schema/field-kinds.ts'
import { answers } from '#texts/answers.ts'
import { describeIssue } from '../../../texts/describe-issue.ts'
import { t } from '../../../texts/locale.ts'

type Sent = Readonly<Record<string, unknown>>

interface ReadSent {
  readonly data: Sent
  readonly errors: readonly InvalidValue[]
}

/** What was sent, as a schema of an own endpoint reads it; fields of the entity are called by their labels. */
export async function readSent(schema: $ZodType | undefined, sent: Sent, fields: Fields): Promise<ReadSent> {
  if (!schema) return { data: sent, errors: [] }
  const error = (issue: z.core.$ZodRawIssue) => {
    const label = labelOf(issue.path ?? [], fields)
    return issue.input === undefined && issue.code === 'invalid_type'
      ? answers.required(label)
      : describeIssue(issue, label)
  }
  const read = await z.safeParseAsync(schema, sent, { error })
  if (read.success) return { data: objectSchema.parse(read.data), errors: [] }
  const errors = read.error.issues.map(({ message, path }) => ({ msg: message, path: path.join('.') }))
  return { data: {}, errors }
}

const objectSchema = z.record(z.string(), z.unknown())

function labelOf(path: readonly PropertyKey[], fields: Fields): string {
  const name = path.map(String).join('.')
  return Object.hasOwn(fields, name) ? t(fields[name]?.label ?? name) : name
}
