import type { EntityDraft } from '../entity-draft.ts'
import { Imported } from '../../../../src/kinds/authoring/literal.ts'
import { kebabCase } from '../../../../src/kinds/authoring/naming.ts'

/** The imports that the config's body needs, one per module, by path. */
export function printImports({ fields }: EntityDraft, body: string): string {
  const language = [
    { name: 'crud', from: '../src/schema/endpoint.ts' },
    { name: 'defineEntity', from: '../src/schema/entity.ts' },
    { name: 'firstOf', from: '../src/schema/list-column.ts' },
  ].filter(({ name }) => body.includes(`${name}(`))
  const kinds = fields.map(({ kind }) => ({
    name: kind,
    from: `../src/kinds/${kebabCase(kind)}/meaning.ts`,
  }))
  const tables = fields.flatMap(({ options }) => Object.values(options).flatMap(readImport))
  const lines = [...language, ...kinds, ...tables]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ name, from }) => `import { ${name} } from '${from}'`)
  return [...new Set(lines)].join('\n')
}

function readImport(value: unknown): readonly { readonly name: string; readonly from: string }[] {
  if (!(value instanceof Imported)) return []
  const [name = value.code] = value.code.split('.')
  return [{ name, from: value.from }]
}
