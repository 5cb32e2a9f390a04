import { hasKeys } from '../schema/entity/answer-part.ts'
import type { Answer, FieldError } from './answer.ts'
import type { WireNames } from './adapt-record.ts'

/**
 * The refusal of another backend: of RFC 9457, of JSON:API, by field as `{ errors: { name: ['…'] } }`, or a message alone.
 * Undefined where it says nothing that could be shown.
 */
export function readRefusal(body: unknown, names: WireNames): Answer | undefined {
  if (!hasKeys(body)) return undefined
  const field = (name: string) => Object.keys(names).find((each) => names[each] === name) ?? name
  const message = firstText(body, ['detail', 'message', 'title', 'error'])
  const errors = readErrors(body['errors'], field)
  if (errors.length === 0 && message === undefined) return undefined
  return { ...body, success: false, message, errors }
}

function readErrors(errors: unknown, field: (name: string) => string): readonly FieldError[] {
  if (Array.isArray(errors)) return errors.map((each: unknown) => readError(each, field))
  if (!hasKeys(errors)) return []
  return Object.entries(errors).flatMap(([name, messages]) =>
    [messages].flat().map((each) => ({ ...readError(each, field), path: field(name) })),
  )
}

function readError(error: unknown, field: (name: string) => string): FieldError {
  if (!hasKeys(error)) return { msg: String(error) }
  const msg = firstText(error, ['detail', 'msg', 'message', 'title']) ?? ''
  const source = hasKeys(error['source']) ? error['source'] : error
  const place = firstText(source, ['pointer', 'path', 'field', 'parameter'])
  // A pointer leads there through the document: `/data/attributes/name`, `#/name`.
  return place === undefined ? { msg } : { msg, path: field(place.split('/').at(-1) ?? place) }
}

function firstText(of: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const found = names.map((name) => of[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : undefined
}
