import { inEveryLanguage, t } from '../../texts/locale.ts'
import * as z from 'zod/mini'
import type { Colour } from '../../schema/values/colour.ts'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { fold } from '../../schema/values/fold.ts'
import type { InitialFor } from '../../schema/entity/initial.ts'
import type { Text } from '../../schema/values/text.ts'
import { emptyFilter, toggleFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'

export interface ToggleWords {
  readonly on: Text
  readonly off: Text
  /** The word for what nobody knows yet; without it there is no such state. */
  readonly unknown?: Text
}

export interface ToggleField<Words extends ToggleWords = ToggleWords>
  extends FieldBase, CustomComponents<boolean | null> {
  readonly kind: 'toggle'
  readonly words: Words
  /** What tells a state at a glance, beside its word. */
  readonly colours?: { readonly [State in keyof ToggleWords]?: Colour }
  /** What a new record starts with. */
  readonly initial?: boolean | InitialFor
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly toggle: ToggleField
  }
  interface RecordParts<Name extends string, F> {
    toggle: Named<Name, ToggleState<F>>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    toggle: Named<Name, ToggleState<F>>
  }
}

type ToggleState<F> = F extends { readonly words: { readonly unknown: Text } } ? boolean | null : boolean

/**
 * A switch between two words; with a third one, for what nobody knows yet, a choice of three.
 * @example status: toggle({ label: 'Statut', words: { on: 'active', off: 'inactive' } })
 */
export function toggle<const Words extends ToggleWords>(
  options: FieldBase &
    CustomComponents<boolean | null> & {
      /**
       * The words it is shown by.
       * @example vaccinated: toggle({ label: 'Vacciné', words: { on: 'oui', off: 'non', unknown: 'inconnu' } })
       */
      readonly words: Words
      /**
       * The colours that lists show the words in; grey without.
       * @example is_active: toggle({ label: 'Actif', words: { on: 'oui', off: 'non' }, colours: { on: 'green' } })
       */
      readonly colours?: { readonly [State in keyof ToggleWords]?: Colour }
      /**
       * What a new record starts with: a state, or what the server works out for whoever makes it.
       * @example is_active: toggle({ label: 'Actif', words: { on: 'oui', off: 'non' }, initial: true })
       */
      readonly initial?: boolean | InitialFor
    },
): ToggleField<Words> {
  return fieldOfKind(toggleDefinition, { kind: 'toggle', ...options })
}

/** The word that a value is shown by. */
export function toggleWord(field: ToggleField, value: unknown): string {
  return t(wordOf(field, value))
}

/** That word in every language. */
export function toggleWords(field: ToggleField, value: unknown): readonly string[] {
  return inEveryLanguage(wordOf(field, value))
}

function wordOf({ words }: ToggleField, value: unknown): Text {
  if (words.unknown !== undefined && typeof value !== 'boolean') return words.unknown
  return value === true ? words.on : words.off
}

/** Those that stand in one of the others. */
function partsOf(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => others.some((other) => other.includes(word)))
}

const SPOKEN: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['on', true],
  ['false', false],
  ['0', false],
  [0, false],
  ['off', false],
])

const spokenToBoolean = z.transform(
  (value: unknown) => SPOKEN.get(value) ?? (isNothing(value) ? false : value),
)
const spokenToState = z.transform((value: unknown) => SPOKEN.get(value) ?? (isNothing(value) ? null : value))

const isNothing = (value: unknown) => value === '' || value === null

const twoStates = z.pipe(spokenToBoolean, z.boolean())
const threeStates = z.pipe(spokenToState, z.nullable(z.boolean()))

const sentState = ({ words }: ToggleField) => (words.unknown === undefined ? twoStates : threeStates)

const emptyState = ({ words }: ToggleField) => (words.unknown === undefined ? false : null)

export const toggleDefinition = {
  ...plainDefinition<ToggleField>({
    column: (field) => ({ type: 'boolean', empty: emptyState(field) }),
    record: (field) => z._default<z.ZodMiniType>(sentState(field), emptyState(field)),
    filters: ({ words }) =>
      words.unknown === undefined ? toggleFilters : { ...toggleFilters, ...emptyFilter },
    text: toggleWord,
    // What is kept of a row is the same whoever writes it.
    searchText: (field, value) => toggleWords(field, value).join(' '),
  }),
  startsWithValue: true,
  wholeWords: ({ words }: ToggleField) => {
    const [on, off] = [inEveryLanguage(words.on).map(fold), inEveryLanguage(words.off).map(fold)]
    return [...partsOf(on, off), ...partsOf(off, on)]
  },
  fromRow: (name: string, field: ToggleField, row: Readonly<Record<string, unknown>>) =>
    row[name] === null || row[name] === undefined ? emptyState(field) : Boolean(row[name]),
}

export const togglePayload: FieldPayload<ToggleField> = {
  shape: (name, field) => ({ [name]: sentState(field) }),
}
