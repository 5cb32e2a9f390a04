import type { FieldStorage, ValidationContext } from '../core/storage/field-storage.ts'
import { resolveName, unknownName } from '../lookup/storage.ts'
import { loadIndex, loadWholeTable } from '../lookup/table-index.ts'
import { parentNamesOf } from './load-names.ts'
import type { DependentLookupField } from './definition.ts'

/** A name of the list that its parent's value chooses. */
export const dependentLookupStorage: FieldStorage<DependentLookupField> = {
  loadNames: async ({ dependsOn, options }, fields) =>
    loadWholeTable(options, await parentNamesOf(fields, dependsOn)),
  async resolve(name, field, context) {
    const { sent, stored } = context
    const parent = parentValue(field, context)
    const former = isSameParent(field, context) ? stored?.[name] : undefined
    return resolveName(await loadIndex(field.options, parent), sent.get(name), former)
  },
  async validate(name, field, context) {
    const { sent, stored, wrong } = context
    const parent = parentValue(field, context)
    const isSame = isSameParent(field, context)
    if (!sent.has(name)) return isSame ? undefined : clearedUnlessListed(field, parent, stored?.[name])
    const value = sent.get(name)
    // Where the parent is refused, nobody knows which list it would have chosen.
    if (value === '' || (isSame && value === stored?.[name]) || wrong.has(field.dependsOn)) return { value }
    const index = await loadIndex(field.options, parent)
    return index.has(value) ? { value } : { errors: [unknownName(name, field, index, value)] }
  },
}

/** A parent that was chosen anew clears what no longer belongs to it. */
async function clearedUnlessListed(field: DependentLookupField, parent: string, value: unknown) {
  return (await loadIndex(field.options, parent)).has(value) ? undefined : { value: '' }
}

function isSameParent(field: DependentLookupField, context: ValidationContext): boolean {
  return parentValue(field, context) === textOf(context.stored?.[field.dependsOn])
}

function parentValue({ dependsOn }: DependentLookupField, { sent, stored }: ValidationContext): string {
  return textOf(sent.has(dependsOn) ? sent.get(dependsOn) : stored?.[dependsOn])
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
