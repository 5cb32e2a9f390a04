import type { ValidationContext } from '../../../kinds/core/storage/field-storage.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { Fields } from '../../../schema/field-kinds.ts'

/**
 * What was sent, with the names of tables as records hold them, however they were written. A name whose list another field
 * chooses is read when that one is.
 */
export async function resolveNames(
  fields: Fields,
  context: ValidationContext,
): Promise<ValidationContext['sent']> {
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
