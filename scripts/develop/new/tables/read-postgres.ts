import pg from 'pg'
import * as z from 'zod'
import { type DescribedTable, readListedTexts, readType } from './described-table.ts'

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      isNullable: z.boolean(),
      startsWith: z.nullable(z.string()),
      isCounted: z.boolean(),
      labels: z.nullable(z.array(z.string())),
    }),
  ),
  rules: z.array(
    z.object({
      type: z.string(),
      columns: z.array(z.string()),
      table: z.nullable(z.string()),
      targets: z.nullable(z.array(z.string())),
      onDelete: z.string(),
      definition: z.string(),
    }),
  ),
  indexes: z.array(z.array(z.string())),
})

type FoundTable = z.infer<typeof tableSchema>

/** The catalogue tells it as JSON, so that one statement says all of every table. */
const STATEMENT = `
  select source.relname as name,
    (select coalesce(json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod), 'isNullable', not attnotnull,
        'startsWith', pg_get_expr(adbin, adrelid),
        'isCounted', pg_get_serial_sequence(quote_ident(source.relname), attname) is not null,
        'labels', (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = atttypid)
      ) order by attnum), '[]')
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = source.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'type', contype, 'table', target.relname, 'definition', pg_get_constraintdef(rule.oid), 'onDelete', confdeltype,
        'columns', array(select attname from unnest(conkey) with ordinality as part(number, place), pg_attribute
          where attrelid = conrelid and attnum = number order by place),
        'targets', array(select attname from unnest(confkey) with ordinality as part(number, place), pg_attribute
          where attrelid = confrelid and attnum = number order by place)
      ) order by rule.conname), '[]')
      from pg_constraint rule left join pg_class target on target.oid = confrelid
      where conrelid = source.oid and contype in ('p', 'f', 'c')) as rules,
    (select coalesce(json_agg(array(select attname from unnest(indkey) with ordinality as part(number, place), pg_attribute
        where attrelid = indrelid and attnum = number order by place)), '[]')
      from pg_index
      where indrelid = source.oid and indisunique and not indisprimary and indpred is null and indexprs is null) as indexes
  from pg_class source
  where source.relnamespace = current_schema()::regnamespace and source.relkind in ('r', 'p')
  order by source.relname`

const ON_DELETE: Readonly<Record<string, string>> = { c: 'cascade', n: 'set null' }

/** The tables of a PostgreSQL database, in a transaction that cannot write. */
export async function readPostgres(url: string): Promise<readonly DescribedTable[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('begin read only')
    const { rows } = await client.query(STATEMENT)
    return z.array(tableSchema).parse(rows).map(describe)
  } finally {
    await client.end()
  }
}

function describe({ name, columns, rules, indexes }: FoundTable): DescribedTable {
  const key = rules.find(({ type }) => type === 'p')?.columns ?? []
  return {
    name,
    columns: columns.map((column) => ({
      name: column.name,
      ...readType(column.type),
      isNullable: column.isNullable,
      startsWith: column.startsWith,
      values: column.labels ?? readCheck(rules, column.name),
    })),
    key,
    isKeyCounted: key.length === 1 && columns.some((column) => column.name === key[0] && column.isCounted),
    unique: indexes,
    references: rules.flatMap(({ type, columns: own, table, targets, onDelete }) =>
      type === 'f' && table !== null
        ? [{ columns: own, table, targets: targets ?? [], onDelete: ON_DELETE[onDelete] ?? 'no action' }]
        : [],
    ),
  }
}

/** `CHECK (((state)::text = ANY (ARRAY['open'::text, …])))` is how it keeps `state in ('open', …)`. */
function readCheck(rules: FoundTable['rules'], column: string): readonly string[] {
  const found = rules.find(
    ({ type, columns, definition }) =>
      type === 'c' && columns.length === 1 && columns[0] === column && /= ANY \(+ARRAY\[/.test(definition),
  )
  return readListedTexts(found?.definition ?? '')
}
