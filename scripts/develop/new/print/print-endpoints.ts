import { isDeepStrictEqual } from 'node:util'
import { crud, type Endpoints } from '../../../../src/schema/entity/endpoint.ts'
import type { Literal } from '../../../../src/kinds/core/authoring/expectation.ts'
import { printLiteral } from './print-literal.ts'

/** The usual five in one line, anything else call by call. */
export function printEndpoints(endpoints: Endpoints): string {
  const { list, read, create } = endpoints
  const usual = { sends: create.body ?? 'json', one: read.answer, many: list.answer } as const
  if (isDeepStrictEqual(endpoints, crud(`/${list.path.slice(1)}`, usual)))
    return `crud(${printLiteral(list.path)}, ${printLiteral(usual)})`
  const calls = Object.entries(endpoints).map(([name, call]): [string, Literal] => [name, { ...call }])
  return printLiteral(Object.fromEntries(calls))
}
