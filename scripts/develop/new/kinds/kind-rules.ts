import type { FieldKind } from '../../../../src/schema/field-kinds.ts'
import { entityDefaults } from '../../../../src/texts/fr/entity-defaults.ts'
import { pascalCase } from '../naming.ts'
import { readPairs, textOption } from '../options.ts'
import type { KindRule } from './kind-rule.ts'
import { dependentLookupRule, lookupRule } from './lookup-rules.ts'
import { referenceRule } from './reference-rule.ts'

const hidden: Pick<KindRule, 'column'> = { column: () => null }

const choiceRule: KindRule = {
  argument: 'value,value=Label,…',
  isArgumentRequired: true,
  readArgument: (argument) => ({ options: readPairs(argument) }),
}

const toggleRule: KindRule = {
  argument: 'on,off',
  readArgument(argument) {
    const [on, off, ...more] = argument.split(',')
    return on && off && more.length === 0 ? { words: { on, off } } : undefined
  },
  complete: () => ({ words: { on: entityDefaults.on, off: entityDefaults.off } }),
}

const imageRule: KindRule = { isFile: true, comesFirst: true, complete: () => ({ placeholder: 'record' }) }

const imagesRule: KindRule = {
  ...hidden,
  isFile: true,
  complete: ({ name }) => ({
    placeholder: 'record',
    sentAs: { create: name, add: `new${pascalCase(name)}`, keep: `existing${pascalCase(name)}` },
  }),
}

const localizedTextRule: KindRule = {
  column: (field) => ({ header: textOption(field, 'label'), firstOf: [`${field.name}.fr`] }),
}

const passwordRule: KindRule = {
  ...hidden,
  complete: ({ name }) => ({
    confirmedBy: `confirmation_${name}`,
    confirmationLabel: entityDefaults.confirmation,
  }),
}

/** Every kind; one that is missing here does not compile. */
export const kindRules: { readonly [Kind in FieldKind]: KindRule } = {
  text: {},
  longText: hidden,
  email: {},
  phone: {},
  number: {},
  date: {},
  toggle: toggleRule,
  choice: choiceRule,
  lookup: lookupRule,
  dependentLookup: dependentLookupRule,
  reference: referenceRule,
  image: imageRule,
  images: imagesRule,
  localizedText: localizedTextRule,
  password: passwordRule,
}
