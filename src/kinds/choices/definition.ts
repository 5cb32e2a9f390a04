import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { choiceLabel, choiceSearchText, describeOptions, type ChoiceLabels } from '../choice/definition.ts'
import { choiceFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { readList, parseJsonOrText } from '../core/definition/text-values.ts'
import { listDefinition, textsOf } from '../core/definition/text-list.ts'

export interface ChoicesField<Labels extends ChoiceLabels = ChoiceLabels>
  extends FieldBase, CustomComponents<readonly string[]> {
  readonly kind: 'choices'
  readonly options: Labels
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly choices: ChoicesField
  }
  interface RecordParts<Name extends string, F> {
    choices: Named<Name, ChosenValues<F>>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    choices: Named<Name, ChosenValues<F>>
  }
}

type ChosenValues<F> = F extends ChoicesField<infer Labels> ? readonly (keyof Labels & string)[] : never

/**
 * Any of a short fixed list.
 * @example days: choices({ label: 'Jours', options: { sat: 'Samedi', sun: 'Dimanche' } })
 */
export function choices<const Labels extends ChoiceLabels>(
  options: FieldBase &
    CustomComponents<readonly string[]> & {
      /**
       * The labels, by the values that travel.
       * @example days: choices({ label: 'Jours', options: { sat: 'Samedi', sun: 'Dimanche' } })
       */
      readonly options: Labels
    },
): ChoicesField<Labels> {
  return fieldOfKind(choicesDefinition, { kind: 'choices', ...options })
}

export const choicesDefinition = listDefinition<ChoicesField>({
  keyOf: (value) => value,
  wordOf: choiceLabel,
  searchWordsOf: choiceSearchText,
  filters: ({ options }) => choiceFilters(Object.keys(options)),
})

export const choicesPayload: FieldPayload<ChoicesField> = {
  hasOneControl: true,
  limits: describeOptions,
  reread({ options }, stored) {
    const chosen = textsOf(parseJsonOrText(stored))
    const kept = Object.keys(options).filter((each) => chosen.includes(each))
    return {
      value: JSON.stringify(kept),
      isWhole: kept.length === new Set(chosen).size,
    }
  },
  shape(name, { options }) {
    const known = Object.keys(options)
    // In the order of the options and each once, so that the same choice is stored alike.
    const inOrder = z.transform((chosen: string[]) => known.filter((each) => chosen.includes(each)))
    return { [name]: z.pipe(readList, z.pipe(z.array(z.enum(known)), inOrder)) }
  },
}
