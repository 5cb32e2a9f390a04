import {
  camelCase,
  humanize,
  kebabCase,
  pluralize,
  singularOf,
} from '../../../../src/kinds/core/authoring/naming.ts'
import { isEntityName } from '../assert-names.ts'
import type { EntityRequest } from '../entity-request.ts'

/** The entity of a table: by the table's own name where an entity can have it. */
export function entityNameOf(table: string): string {
  if (isEntityName(table)) return table
  const name = camelCase(table)
  return isEntityName(name) ? name : `${name}Record`
}

/** What the menu, the addresses and the answers call it: tables are named in the plural as often as not. */
export function tableWords(
  name: string,
): Required<Pick<EntityRequest, 'label' | 'singular' | 'labels' | 'singulars' | 'path' | 'api' | 'answers'>> {
  const bare = humanize(name.replace(/^(tbl|tb|t)_/i, ''))
  const label = /[^su]s$/.test(bare) ? bare : pluralize(bare)
  const singular = singularOf(label.replace(/ies$/, 'y'))
  return {
    label,
    singular,
    // Names are English, and the language of what is made of them.
    labels: { en: label },
    singulars: { en: singular },
    path: `/${kebabCase(label)}`,
    api: `/api/${kebabCase(singular)}`,
    answers: { one: camelCase(singular), many: camelCase(label) },
  }
}
