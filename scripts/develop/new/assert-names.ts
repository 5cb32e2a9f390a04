import { fieldKinds } from '../../../src/kinds/core/definition/all-definitions.ts'
import { camelCase, readWords } from '../../../src/kinds/core/authoring/naming.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/** What the generated modules and the configs themselves call their own. */
const TAKEN = [...fieldKinds, 'crud', 'joined', 'firstOf', 'resource', 'resources', 'entities', 'account']

const LANGUAGE =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'

const NAME = /^[a-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/

const RESERVED: ReadonlySet<string> = new Set([...TAKEN, ...LANGUAGE.split(' ')])

/** @throws Refusal when no entity can have this name. */
export function assertEntityName(name: string): void {
  const better = camelCase(name)
  if (!NAME.test(name))
    throw new Refusal(
      `"${name}" is no name of an entity: it is written like a variable, in camel case${suggest(better)}`,
      2,
    )
  if (RESERVED.has(name))
    throw new Refusal(`"${name}" is a word of the language or of the generated code; write ${name}Record`, 2)
}

export function isEntityName(name: string): boolean {
  return NAME.test(name) && !RESERVED.has(name)
}

/** @throws Refusal when no field can have this name: it is a column, and the name of a payload's part. */
export function assertFieldName(name: string): void {
  if (name === 'id') throw new Refusal('field "id": every record has one already; leave it out', 2)
  if (isFieldName(name)) return
  throw new Refusal(
    `field "${name}": a field is named with at most 40 letters, digits and _${suggest(readWords(name).join('_'))}`,
    2,
  )
}

export function isFieldName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name)
}

function suggest(better: string): string {
  return /^[a-z]/.test(better) ? `; write ${better}` : ', and starts with a letter'
}
