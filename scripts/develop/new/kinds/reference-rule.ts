import { expectOneOf } from '../../generate/diagnostics/expectation.ts'
import { relationWords } from '../find-reference.ts'
import { capitalize, pascalCase, readWords, singularOf } from '../naming.ts'
import { listOption, textOption } from '../options.ts'
import { Refusal } from '../refusal.ts'
import type { KnownEntity } from '../project-facts.ts'
import type { KindRule } from './kind-rule.ts'

/** The fields that usually name a record, best first. */
const NAMING = ['name', 'name.fr', 'title', 'title.fr', 'label', 'username', 'last_name', 'code', 'email']

export const referenceRule: KindRule = {
  argument: 'entity',
  isArgumentRequired: true,
  readArgument: (to) => ({ to }),
  complete(field, { entities }) {
    const to = textOption(field, 'to')
    const target = entities.find(({ name }) => name === to)
    if (!target) throw new Refusal(describeUnknown(field.name, to, entities), 2)
    return {
      ...(relationWords(field.name) === readWords(to).join('') && {
        label: capitalize(singularOf(target.label)),
      }),
      as: pascalCase(field.name.replace(/_?id$/i, '') || to),
      optionLabel: [findNaming(target)],
    }
  },
  column: (field) => ({
    header: textOption(field, 'label'),
    firstOf: listOption(field, 'optionLabel')
      .slice(0, 1)
      .map((path) => `${textOption(field, 'as')}.${path}`),
  }),
}

function findNaming({ paths }: KnownEntity): string {
  return NAMING.find((path) => paths.includes(path)) ?? paths[0] ?? 'name'
}

function describeUnknown(field: string, to: string, entities: readonly KnownEntity[]): string {
  const names = entities.map(({ name }) => name)
  return `field "${field}": "${to}" names no entity; ${expectOneOf(names, to)}`
}
