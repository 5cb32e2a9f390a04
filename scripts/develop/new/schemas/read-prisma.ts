import { type DescribedColumn, type DescribedTable, readType } from '../tables/described-table.ts'

/** What columns of Prisma's types are, where the schema does not say it itself by `@db.VarChar(80)`. */
const TYPES: Readonly<Record<string, string>> = {
  String: 'varchar',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Decimal: 'numeric',
  Boolean: 'boolean',
  DateTime: 'timestamp',
  Json: 'json',
  Bytes: 'bytea',
}

/** What Prisma has a database do where a schema leaves it out. */
const ON_DELETE = { optional: 'set null', required: 'restrict' }

interface Line {
  readonly name: string
  readonly type: string
  readonly isList: boolean
  readonly isOptional: boolean
  readonly attributes: string
}

interface Block {
  readonly name: string
  /** Its name in the database. */
  readonly table: string
  readonly fields: readonly Line[]
  /** `@@unique([a, b])` and its like. */
  readonly rules: readonly string[]
}

/** The tables of a Prisma schema (https://www.prisma.io/docs/orm/reference/prisma-schema-reference), as its database has them. */
export function readPrisma(schema: string): readonly DescribedTable[] {
  const text = schema.replace(/(^|\s)\/\/.*$/gm, '')
  const enums = new Map(blocksOf(text, 'enum').map(({ name, lines }) => [name, readValues(lines)]))
  const models = blocksOf(text, 'model').map(readBlock)
  return models
    .map((model) => describeModel(model, models, enums))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Whether its database has exact numbers. */
export function isExactPrisma(schema: string): boolean {
  return /provider\s*=\s*"(postgres|cockroach)/.test(schema)
}

function blocksOf(text: string, kind: 'model' | 'enum') {
  const found = text.matchAll(new RegExp(`^${kind}\\s+(\\w+)\\s*\\{$([^]*?)^\\}`, 'gm'))
  return [...found].map(([, name = '', body = '']) => ({
    name,
    lines: body.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
  }))
}

/** The values of an enum as the database has them. */
function readValues(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => !line.startsWith('@@'))
    .map((line) => mapped(line, /^\w+/.exec(line)?.[0] ?? ''))
}

function readBlock({ name, lines }: { readonly name: string; readonly lines: readonly string[] }): Block {
  const rules = lines.filter((line) => line.startsWith('@@'))
  const fields = lines.flatMap((line): readonly Line[] => {
    const [, field, type = '', more, attributes = ''] = /^(\w+)\s+(\w+)(\[\]|\?)?\s*(.*)$/.exec(line) ?? []
    if (field === undefined) return []
    return [{ name: field, type, isList: more === '[]', isOptional: more === '?', attributes }]
  })
  return {
    name,
    table: /@@map\(\s*(?:name:\s*)?"([^"]+)"/.exec(rules.join('\n'))?.[1] ?? name,
    fields,
    rules,
  }
}

/** What `@map("…")` says. */
function mapped(attributes: string, name: string): string {
  return /@map\(\s*(?:name:\s*)?"([^"]+)"/.exec(attributes)?.[1] ?? name
}

function describeModel(
  model: Block,
  models: readonly Block[],
  enums: ReadonlyMap<string, readonly string[]>,
): DescribedTable {
  const { fields, rules, table } = model
  const columns = fields.filter(({ type, isList }) => !isList && (type in TYPES || enums.has(type)))
  const key = fields.filter(({ attributes }) => /@id\b/.test(attributes)).map(columnOf)
  const together = (word: string) =>
    rules.flatMap((rule) =>
      rule.startsWith(`@@${word}`) ? [namesIn(rule).map((each) => named(model, each))] : [],
    )
  return {
    name: table,
    columns: columns.map((line) => describeColumn(line, enums.get(line.type) ?? [])),
    key: key.length > 0 ? key : together('id').flat(),
    isKeyCounted: fields.some(
      ({ attributes }) => /@id\b/.test(attributes) && attributes.includes('autoincrement()'),
    ),
    unique: [
      ...fields.flatMap((line) => (/@unique\b/.test(line.attributes) ? [[columnOf(line)]] : [])),
      ...together('unique'),
    ],
    references: fields.flatMap((line) => describeReference(line, model, models)),
  }
}

function describeColumn(line: Line, values: readonly string[]): DescribedColumn {
  const { type, attributes, isOptional } = line
  const [, native, sizes = ''] = /@db\.(\w+)(\([^)]*\))?/.exec(attributes) ?? []
  return {
    name: columnOf(line),
    ...readType(native === undefined ? (TYPES[type] ?? 'text') : native + sizes),
    isNullable: isOptional,
    startsWith: readDefault(attributes),
    values,
  }
}

/** As SQL; null where the database has none: Prisma makes `uuid()` and `cuid()` itself. */
function readDefault(attributes: string): string | null {
  const [, text, word] = /@default\((?:"((?:[^"\\]|\\.)*)"|([\w.-]+)(?:\(\))?)\)/.exec(attributes) ?? []
  if (text !== undefined) return `'${text.replaceAll("'", "''")}'`
  if (word === undefined || ['uuid', 'cuid', 'autoincrement', 'ulid', 'nanoid'].includes(word)) return null
  if (word === 'now') return 'now()'
  return /^(true|false|-?[\d.]+)$/.test(word) ? word : `'${word}'`
}

function describeReference(
  { type, attributes, isList, isOptional }: Line,
  model: Block,
  models: readonly Block[],
): DescribedTable['references'] {
  const target = models.find(({ name }) => name === type)
  const [, fields] = /fields:\s*\[([^\]]*)\]/.exec(attributes) ?? []
  if (!target || isList || fields === undefined) return []
  const [, references = ''] = /references:\s*\[([^\]]*)\]/.exec(attributes) ?? []
  const [, rule] = /onDelete:\s*(\w+)/.exec(attributes) ?? []
  return [
    {
      columns: namesIn(`[${fields}]`).map((each) => named(model, each)),
      table: target.table,
      targets: namesIn(`[${references}]`).map((each) => named(target, each)),
      onDelete:
        rule?.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase() ??
        ON_DELETE[isOptional ? 'optional' : 'required'],
    },
  ]
}

const namesIn = (text: string) => (/\[([^\]]*)\]/.exec(text)?.[1] ?? '').split(',').map((name) => name.trim())
const columnOf = ({ name, attributes }: Line) => mapped(attributes, name)

function named({ fields }: Block, name: string): string {
  const line = fields.find((each) => each.name === name)
  return line ? columnOf(line) : name
}
