import * as z from 'zod/mini'
import type { OwnComponents } from '../../schema/component.ts'
import type { Named } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { fold } from '../../schema/fold.ts'
import { inLanguage, type Text } from '../../schema/text.ts'
import { plainMeaning } from '../plain-meaning.ts'

export interface ToggleField extends FieldBase, OwnComponents<boolean> {
  readonly kind: 'toggle'
  /**
   * The two words it is shown by.
   * @example status: toggle({ label: 'Statut', words: { on: 'active', off: 'inactive' } })
   */
  readonly words: { readonly on: Text; readonly off: Text }
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly toggle: ToggleField
  }
  interface RecordParts<Name extends string, F> {
    toggle: Named<Name, boolean>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    toggle: Named<Name, boolean>
  }
}

/**
 * A switch between two words.
 * @example status: toggle({ label: 'Statut', words: { on: 'active', off: 'inactive' } })
 */
export function toggle(options: Omit<ToggleField, 'kind'>): ToggleField {
  return { kind: 'toggle', ...options }
}

/** The word that a value is shown by. */
export function toggleWord({ words }: ToggleField, value: unknown): string {
  return inLanguage(value === true ? words.on : words.off, 'fr')
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
  ['', false],
  [null, false],
])
const spokenToBoolean = z.transform((value: unknown) => SPOKEN.get(value) ?? value)

export const toggleMeaning = {
  ...plainMeaning<ToggleField>({
    column: () => ({ type: 'boolean', empty: false }),
    record: () => z._default(z.pipe(spokenToBoolean, z.boolean()), false),
    searchText: toggleWord,
  }),
  wholeWords: ({ words }: ToggleField) => {
    const [on, off] = [fold(inLanguage(words.on, 'fr')), fold(inLanguage(words.off, 'fr'))]
    return [on, off].filter((word) => (word === on ? off : on).includes(word))
  },
  fromRow: (name: string, _field: ToggleField, row: Readonly<Record<string, unknown>>) => Boolean(row[name]),
}

export const togglePayload: FieldPayload<ToggleField> = {
  shape: (name) => ({ [name]: z.pipe(spokenToBoolean, z.boolean()) }),
}
