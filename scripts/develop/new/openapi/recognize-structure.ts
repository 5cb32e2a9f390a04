import type { Inferred } from '../sample/infer-kind.ts'
import { propertiesOf, type FlatSchema } from './flatten-schema.ts'

type Structure = Inferred & { readonly remark: string }

/** What no kind holds part by part, an object or a list of objects or numbers, is kept whole as JSON. */
export function recognizeStructure(
  schema: FlatSchema,
  flatten: (schema: unknown) => FlatSchema,
): Structure | undefined {
  if (schema.type !== 'array')
    return isObjectSchema(schema) ? asJson(`an object${partsOf(schema)}`) : undefined
  const items = flatten(schema.items)
  return asJson(isObjectSchema(items) ? `a list of objects${partsOf(items)}` : 'a list')
}

function asJson(what: string): Structure {
  return { kind: 'json', options: {}, remark: `${what} in the document; here people write it as JSON` }
}

function isObjectSchema(schema: FlatSchema): boolean {
  return schema.type === 'object' || propertiesOf(schema).length > 0
}

function partsOf(schema: FlatSchema): string {
  const names = propertiesOf(schema).map(([name]) => name)
  return names.length > 0 ? ` (${names.join(', ')})` : ''
}
