import { t } from '../../texts/locale.ts'
import type { DependentLookupField } from './meaning.ts'
import { answers } from '#texts/answers.ts'
import type { FieldStorage, ValidationContext } from '../core/storage/field-storage.ts'

/** A name of the list that its parent's value chooses. */
export const dependentLookupStorage: FieldStorage<DependentLookupField> = {
  async validate(name, field, context) {
    const { sent, stored } = context
    const parent = parentValue(field, context)
    const isSameParent = parent === textOf(stored?.[field.dependsOn])
    if (!sent.has(name)) return isSameParent ? undefined : clearedUnlessListed(field, parent, stored?.[name])
    const value = sent.get(name)
    if (value === '' || (isSameParent && value === stored?.[name])) return { value }
    if (await isListed(field, parent, value)) return { value }
    return { errors: [{ msg: answers.notInList(t(field.label)), path: name }] }
  },
}

/** A parent that was chosen anew clears what no longer belongs to it. */
async function clearedUnlessListed(field: DependentLookupField, parent: string, value: unknown) {
  return (await isListed(field, parent, value)) ? undefined : { value: '' }
}

async function isListed(field: DependentLookupField, parent: string, value: unknown): Promise<boolean> {
  if (parent === '') return false
  const options: readonly unknown[] = await field.options.load(parent)
  return options.includes(value)
}

function parentValue({ dependsOn }: DependentLookupField, { sent, stored }: ValidationContext): string {
  return textOf(sent.has(dependsOn) ? sent.get(dependsOn) : stored?.[dependsOn])
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
