import { t } from '../../../src/texts/locale.ts'
import type { Text } from '../../../src/schema/values/text.ts'
import type { Accepted, Emptiness, Fill, Parts, Ranked, Refused } from './kind-values.ts'

/** Whatever kind of field it is: a value that travels under the field's own name. */
export interface OneValue {
  readonly title: string
  readonly value: unknown
  /** What is read back; the value itself without it. */
  readonly reads?: unknown
  /** What a person types or sees; neither where no control can be brought to send it. */
  readonly typed?: string
  /** What an edit form shows; what was typed without it. */
  readonly shows?: string
}

export function acceptOne(name: string, one: OneValue): Accepted {
  const { title, value, typed, reads = value, shows = typed?.trim() } = one
  return {
    title,
    sent: () => ({ [name]: value }),
    reads: { is: 'value', value: reads },
    fills: () => (typed === undefined ? [] : [{ how: 'type', name, text: typed }]),
    ...(shows !== undefined && { shows: { [name]: shows } }),
  }
}

/** A value that is chosen from a list by its label. */
export function acceptChosen(
  name: string,
  one: Omit<OneValue, 'typed'> & { readonly label: string },
): Accepted {
  const { label, ...rest } = one
  return {
    ...acceptOne(name, { ...rest, shows: label }),
    fills: () => [{ how: 'choose', name, option: label }],
  }
}

export function refuseOne(name: string, { title, value, typed }: Omit<OneValue, 'reads'>): Refused {
  const fill: Fill | null = typed === undefined ? null : { how: 'type', name, text: typed }
  return {
    title,
    sent: () => ({ [name]: value }),
    path: () => name,
    ...(fill && { fills: () => [fill] }),
  }
}

/** The empty text and null clear it; both read back as the same. */
export function emptyOne(name: string, reads: unknown, fill?: Fill): Emptiness {
  return {
    reads: { is: 'value', value: reads },
    clears: [
      { title: 'the empty text', parts: { [name]: '' } },
      { title: 'null', parts: { [name]: null } },
    ],
    missing: () => name,
    fills: fill ? [fill] : [],
  }
}

/** What no kind of text takes, whatever it is about. */
export function refuseNonTexts(name: string): readonly Refused[] {
  return [
    refuseOne(name, { title: 'a number', value: 12 }),
    refuseOne(name, { title: 'a boolean', value: true }),
    refuseOne(name, { title: 'a list', value: ['texte'] }),
    refuseOne(name, { title: 'an object', value: { fr: 'texte' } }),
    refuseOne(name, { title: 'NUL', value: 'a\u0000b' }),
    refuseOne(name, { title: 'half a surrogate pair', value: 'a\ud800b' }),
  ]
}

const inFrench = new Intl.Collator('fr', { sensitivity: 'base' })

/** A few of many names, far apart, in the order people expect them in. */
export function rankLabels<T>(all: readonly T[], labelOf: (each: T) => string): readonly T[] {
  const sorted = [...all].sort((one, other) => inFrench.compare(labelOf(one), labelOf(other)))
  const few = new Set([sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)])
  return [...few].filter((each) => each !== undefined)
}

export function rank(value: Accepted, words: string): Ranked {
  return { value, words }
}

export const inLabel = (text: Text) => t(text)

/** Values that are settled for a record, by its fields. */
export function acceptAll(holding: Parts): ReadonlyMap<string, Accepted> {
  return new Map(
    Object.entries(holding).map(([name, value]) => [name, acceptOne(name, { title: 'fitting', value })]),
  )
}
