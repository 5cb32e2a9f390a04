import type { AnyEntity } from '../../../../src/schema/entity.ts'
import type { EntityRecord } from '../../../../src/schema/field-meaning.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { ListColumn } from '../../../../src/schema/list-column.ts'
import { inLanguage, type Text } from '../../../../src/schema/text.ts'

// What a row must show, read from the config and the record alone: nothing of the engine's own reading is asked.

export interface ExpectedCell {
  readonly header: string
  /** What it says in words. */
  readonly text: string
  /** It is drawn by the entity itself; who knows what it looks like. */
  readonly isOwn: boolean
  /** It shows a picture: the stored file, or null where another one stands for it. */
  readonly picture?: string | null
}

const inFrench = (text: Text) => inLanguage(text, 'fr')

export function expectedCells(entity: AnyEntity, record: EntityRecord): readonly ExpectedCell[] {
  return entity.list.columns.map((column) => expectedCell(entity, column, record))
}

function expectedCell({ fields }: AnyEntity, column: ListColumn, record: EntityRecord): ExpectedCell {
  if (typeof column !== 'string') {
    const parts =
      'joined' in column
        ? column.joined.map((name) => wordsOf(fields[name], record[name]))
        : column.firstOf.map((path) => plain(follow(record, path)))
    const said = parts.filter((part) => part !== '')
    const text = ('joined' in column ? said : said.slice(0, 1)).join(' ')
    return { header: inFrench(column.header), text, isOwn: false }
  }
  const field = fields[column]
  if (!field) throw new Error(`"${column}" is no field`)
  const value = record[column]
  const isPicture = field.kind === 'image' || field.kind === 'images'
  return {
    header: inFrench(field.header ?? field.label),
    text: wordsOf(field, value),
    isOwn: 'cell' in field && field.cell !== undefined,
    ...(isPicture && { picture: plain([value].flat()[0]) || null }),
  }
}

function wordsOf(field: Field | undefined, value: unknown): string {
  switch (field?.kind) {
    case 'image':
    case 'images':
    case 'password':
    case 'reference':
    case 'localizedText':
      return ''
    case 'date':
      return plain(value).split('-').reverse().join('/')
    case 'toggle':
      return inFrench(value === true ? field.words.on : field.words.off)
    case 'choice':
      return inFrench(field.options[plain(value)] ?? '')
    case 'number':
      return typeof value === 'number' ? measured(value, field) : ''
    default:
      return plain(value)
  }
}

/** `1 234,50 $` */
function measured(value: number, { decimals, unit }: Extract<Field, { readonly kind: 'number' }>): string {
  const [whole = '', rest] = (typeof decimals === 'number' ? value.toFixed(decimals) : String(value)).split(
    '.',
  )
  const isGrouped = typeof decimals === 'number'
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole
  const digits = rest === undefined ? grouped : `${grouped}${isGrouped ? ',' : '.'}${rest}`
  return unit === undefined ? digits : `${digits} ${inFrench(unit)}`
}

function follow(record: EntityRecord, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, step) => Object.getOwnPropertyDescriptor(Object(value), step)?.value, record)
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
