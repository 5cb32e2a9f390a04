import type { DependentLookupField } from '../../../../src/kinds/dependent-lookup/definition.ts'
import { fold } from '../../../../src/schema/values/fold.ts'
import { currentTranslation } from '../../../../src/texts/translation.ts'
import { plain } from '../../words.ts'
import type { KindValues, Refused, Subject } from '../kind-values.ts'
import { refuseOne } from '../one-value.ts'
import { acceptNames, emptyName, rankNames, refuseNames } from './lookup.ts'

/** The names that the parent's value allows; none while it has no value. */
async function namesOf({ field, chosen }: Subject<DependentLookupField>): Promise<readonly string[]> {
  const parent = chosen[field.dependsOn]
  return typeof parent === 'string' && parent !== '' ? field.options.load(parent) : []
}

/** What the names below a parent are called in the language of the reader. */
export async function labelsOf(
  { options }: DependentLookupField,
  parent: string,
): Promise<(name: string) => string> {
  const labels = await options.loadTranslations?.(currentTranslation().language, parent)
  return (name) => labels?.get(name) ?? name
}

/** What the parent could be instead. */
async function parentValues(subject: Subject<DependentLookupField>): Promise<readonly string[]> {
  const parent = subject.fields[subject.field.dependsOn]
  if (parent?.kind === 'lookup') return parent.options.load()
  if (parent?.kind === 'choice') return Object.keys(parent.options)
  if (parent?.kind === 'dependentLookup') return namesOf({ ...subject, field: parent })
  return []
}

/** A name of the list that belongs to another parent. */
async function refuseStranger(subject: Subject<DependentLookupField>): Promise<readonly Refused[]> {
  const spellings = new Set((await namesOf(subject)).map(fold))
  for (const parent of await parentValues(subject)) {
    const stranger = (await subject.field.options.load(parent)).find((each) => !spellings.has(fold(each)))
    if (stranger !== undefined) {
      return [refuseOne(subject.name, { title: `"${stranger}" of "${parent}"`, value: stranger })]
    }
  }
  return []
}

export const dependentLookupValues: KindValues<DependentLookupField> = {
  accepted: async (subject) =>
    acceptNames(
      subject.name,
      await namesOf(subject),
      await labelsOf(subject.field, plain(subject.chosen[subject.field.dependsOn])),
    ),
  refused: async (subject) => [
    ...(await refuseStranger(subject)),
    ...refuseNames(subject.name, await namesOf(subject)),
  ],
  empty: ({ name }) => emptyName(name),
  ascending: async (subject) => rankNames(subject.name, await namesOf(subject)),
}
