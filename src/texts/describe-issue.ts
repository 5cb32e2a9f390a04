import { rules } from '#texts/rules.ts'

/** The part of a zod issue that a person can be told about. */
export interface Issue {
  readonly code?: string | undefined
  readonly format?: unknown
  readonly origin?: unknown
  readonly expected?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly divisor?: unknown
  readonly params?: unknown
  readonly errors?: readonly (readonly Issue[])[]
}

/** What is wrong with a field's value, in words. */
export function describeIssue(issue: Issue, label: string): string {
  const cause = deepestIssue(issue)
  switch (cause.code) {
    case 'invalid_format':
      return describeFormat(cause.format, label)
    case 'invalid_type':
      return describeType(cause, label)
    case 'too_small':
      return cause.origin === 'string'
        ? rules.minLength(label, Number(cause.minimum))
        : rules.atLeast(label, Number(cause.minimum))
    case 'too_big':
      return cause.origin === 'string'
        ? rules.maxLength(label, Number(cause.maximum))
        : rules.atMost(label, Number(cause.maximum))
    case 'not_multiple_of':
      return rules.decimals(label, decimalsOf(Number(cause.divisor)))
    case 'custom':
      return describeRule(cause.params, label)
    case 'invalid_value':
      return rules.notInList(label)
    default:
      return rules.invalid(label)
  }
}

/** Of "empty, or a valid value" only the second half is worth telling. */
function deepestIssue(issue: Issue): Issue {
  const last = issue.code === 'invalid_union' ? issue.errors?.at(-1)?.[0] : undefined
  return last ? deepestIssue(last) : issue
}

function describeFormat(format: unknown, label: string): string {
  if (format === 'email') return rules.email(label)
  if (format === 'date') return rules.date(label)
  if (format === 'datetime') return rules.datetime(label)
  if (format === 'time') return rules.time(label)
  if (format === 'url') return rules.url(label)
  if (format === 'color') return rules.color(label)
  if (format === 'uuid') return rules.uuid(label)
  if (format === 'coordinates') return rules.coordinates(label)
  if (format === 'json') return rules.json(label)
  if (format === 'duration') return rules.duration(label)
  return rules.invalid(label)
}

/** What a config says of a rule of its own, or what rows must be. */
function describeRule(params: unknown, label: string): string {
  if (typeof params !== 'object' || params === null) return rules.invalid(label)
  if ('says' in params) return rules.says(label, String(params.says))
  const rule = 'rule' in params ? params.rule : undefined
  if (rule === 'required') return rules.required(label)
  if (rule === 'past') return rules.past(label)
  return rule === 'repeated' ? rules.repeated(label) : rules.invalid(label)
}

function describeType({ expected }: Issue, label: string): string {
  if (expected === 'int') return rules.wholeNumber(label)
  if (expected === 'number') return rules.number(label)
  return rules.invalid(label)
}

/** 2 of 0.01 */
function decimalsOf(step: number): number {
  return Math.round(-Math.log10(step))
}
