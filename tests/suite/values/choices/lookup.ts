import { t } from '../../../../src/texts/locale.ts'
import type { LookupField } from '../../../../src/kinds/lookup/definition.ts'
import type { Accepted, Emptiness, KindValues, Ranked, Refused } from '../kind-values.ts'
import { acceptChosen, emptyOne, rank, rankLabels, refuseNonTexts, refuseOne } from '../one-value.ts'

const nowhere = 'Nulle part ailleurs'

/**
 * The names at the edges of a list, and those that are hard to write.
 * @param labelOf what a name is called in the language of the reader
 */
export function acceptNames(
  name: string,
  names: readonly string[],
  labelOf: (name: string) => string = t,
): readonly Accepted[] {
  const longest = [...names].sort((one, other) => other.length - one.length)[0]
  const foreign = names.find((each) => /[^ -~]/.test(each))
  const few = [...new Set([names[0], names.at(-1), longest, foreign])].filter((each) => each !== undefined)
  return [
    ...few.map((value, index) =>
      acceptChosen(name, { title: index === 0 ? 'plain' : value, value, label: labelOf(value) }),
    ),
    ...few.slice(0, 1).map((reads) => {
      const value = ` ${reads.toUpperCase().replaceAll(' ', '  ')}`
      return acceptChosen(name, { title: `"${value}"`, value, reads, label: labelOf(reads) })
    }),
  ]
}

/** What is no name of the list, however it is written. */
export function refuseNames(name: string, names: readonly string[]): readonly Refused[] {
  const [first = ''] = names
  return [nowhere, 'constructor', 'a'.repeat(256), `${first}x`]
    .filter((value) => !names.includes(value))
    .map((value) => refuseOne(name, { title: `"${value}"`, value }))
    .concat(refuseNonTexts(name))
}

export function rankNames(name: string, names: readonly string[]): readonly Ranked[] {
  return rankLabels(names, (each) => each).map((value) =>
    rank(acceptChosen(name, { title: value, value, label: value }), value),
  )
}

export function emptyName(name: string): Emptiness {
  const empty = emptyOne(name, '', { how: 'choose', name, option: '' })
  return { ...empty, clears: [...empty.clears, { title: 'spaces', parts: { [name]: '  ' } }] }
}

export const lookupValues: KindValues<LookupField> = {
  accepted: async ({ name, field }) => acceptNames(name, await field.options.load()),
  refused: async ({ name, field }) => refuseNames(name, await field.options.load()),
  empty: ({ name }) => emptyName(name),
  ascending: async ({ name, field }) => rankNames(name, await field.options.load()),
}
