import { app } from '../../generated/app.ts'
import { inEveryLanguage, t } from '../../texts/locale.ts'
import * as z from 'zod/mini'
import type { Colour } from '../../schema/values/colour.ts'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import type { InitialFor } from '../../schema/entity/initial.ts'
import { translate, type Text } from '../../schema/values/text.ts'
import { choiceFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { recordText } from '../core/definition/text-values.ts'

/** The labels of a fixed list, by the value that travels. */
export type ChoiceLabels = Readonly<Record<string, Text>>

export interface ChoiceField<Labels extends ChoiceLabels = ChoiceLabels>
  extends FieldBase, CustomComponents<string> {
  readonly kind: 'choice'
  readonly options: Labels
  /** What tells a value at a glance, beside its label. */
  readonly colours?: { readonly [Value in keyof Labels]?: Colour }
  /** What a new record starts with. */
  readonly initial?: (keyof Labels & string) | InitialFor
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly choice: ChoiceField
  }
  interface RecordParts<Name extends string, F> {
    choice: Named<Name, ChoiceValue<F>>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    choice: Named<Name, ChoiceValue<F>>
  }
}

type ChoiceValue<F> = F extends ChoiceField<infer Labels> ? (keyof Labels & string) | '' : never

/**
 * One of a short fixed list.
 * @example type: choice({ label: 'Type', options: { groupe: 'Groupe', championat: 'Championnat' } })
 */
export function choice<const Labels extends ChoiceLabels>(
  options: FieldBase &
    CustomComponents<string> & {
      /**
       * The labels, by the value that travels.
       * @example role: choice({ label: 'Rôle', options: { forward: 'Attaquant', defender: 'Défenseur' } })
       */
      readonly options: Labels
      /**
       * The colours that lists show the values in; grey without.
       * @example status: choice({ label: 'Statut', options: { open: 'Ouvert', paid: 'Payé' }, colours: { paid: 'green' } })
       */
      readonly colours?: { readonly [Value in keyof NoInfer<Labels>]?: Colour }
      /**
       * What a new record starts with: one of the options, or what the server works out for whoever makes it.
       * @example status: choice({ label: 'Statut', options: { open: 'Ouvert', paid: 'Payé' }, initial: 'open' })
       */
      readonly initial?: (keyof NoInfer<Labels> & string) | InitialFor
    },
): ChoiceField<Labels> {
  return fieldOfKind(choiceDefinition, { kind: 'choice', ...options })
}

/** The label of a value; a value the list no longer knows is its own label. */
export function choiceLabel(field: Pick<ChoiceField, 'options'>, value: unknown): string {
  return t(labelOf(field, value))
}

/** What a search finds a value by: its label in every language, for what is kept of a row is the same whoever writes it. */
export function choiceSearchText(field: Pick<ChoiceField, 'options'>, value: unknown): string {
  return inEveryLanguage(labelOf(field, value)).join(' ')
}

function labelOf({ options }: Pick<ChoiceField, 'options'>, value: unknown): Text {
  const text = typeof value === 'string' ? value : ''
  return (Object.hasOwn(options, text) ? options[text] : undefined) ?? text
}

export const choiceDefinition: FieldDefinition<ChoiceField> = {
  ...plainDefinition<ChoiceField>({
    column: () => ({ type: 'text', empty: '', isFolded: true, isCollated: true }),
    record: () => recordText,
    isCategory: true,
    filters: ({ options }) => choiceFilters(Object.keys(options)),
    text: choiceLabel,
    searchText: choiceSearchText,
    comparedText: (field, value) => translate(labelOf(field, value), app.languages[0].language),
  }),
  startsWithValue: true,
}

export const choicePayload: FieldPayload<ChoiceField> = {
  shape: (name, { options }) => ({ [name]: z.enum(['', ...Object.keys(options)]) }),
  limits: describeOptions,
  narrows: hasLessOptions,
}

export function describeOptions({ options }: Pick<ChoiceField, 'options'>): string {
  return Object.keys(options).sort().join('|')
}

function hasLessOptions({ options }: Pick<ChoiceField, 'options'>, before: string): boolean {
  return before.split('|').some((option) => !Object.hasOwn(options, option))
}
