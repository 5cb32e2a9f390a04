import { punctuation } from '#texts/frame.ts'
import { currentLocale, t } from '../../src/texts/locale.ts'
import { currentTranslation } from '../../src/texts/translation.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { EntityRecord } from '../../src/schema/entity/field-definition.ts'
import type { Field, Fields } from '../../src/schema/entity/field-kinds.ts'
import { nameBelow } from '../browser/harness/in-language.ts'
import { domains } from '../domains/domains.ts'

// What people read, told from the configs alone: nothing of the engine's own reading is asked.

/** In the reader's own language, else in the first that there is. */
function inOneLanguage(value: unknown): string {
  const texts = Object(value)
  return (
    [currentTranslation().language, 'en', 'fr', 'ar'].map((each) => plain(texts[each])).find(Boolean) ?? ''
  )
}

/** @param record which holds the value: a name may depend on another field */
export function wordsOf(field: Field | undefined, value: unknown, record: object = {}): string {
  switch (field?.kind) {
    case 'image':
    case 'images':
    case 'password':
    case 'reference':
    case 'references':
    case 'rows':
      return ''
    case 'localizedText':
      return inOneLanguage(value)
    case 'file':
      return plain(Object(value).name)
    case 'date':
      return dayInWords(plain(value))
    case 'datetime':
      return inAlgiers(plain(value))
    case 'toggle':
      return t(
        value === null
          ? (field.words.unknown ?? field.words.off)
          : value === true
            ? field.words.on
            : field.words.off,
      )
    case 'choices':
      return listed(value, (each) => t(field.options[each] ?? each))
    case 'tags':
      return listed(value, (each) => each)
    case 'choice':
      return t(field.options[plain(value)] ?? '')
    case 'dependentLookup':
      return calledBelow(plain(Object(record)[field.dependsOn]), plain(value))
    case 'lookup':
      return t(plain(value))
    case 'decimal':
      return amount(plain(value), field)
    case 'country':
      return plain(value) && (regionName(plain(value)) ?? '')
    case 'json':
      return value === null ? '' : JSON.stringify(value)
    case 'duration':
      return typeof value === 'number' ? hoursAndMinutes(value) : ''
    case 'number':
      return typeof value === 'number' ? measured(value, field) : ''
    case 'text':
      return around(plain(value), field)
    default:
      return plain(value)
  }
}

const around = (text: string, { prefix = '', suffix = '' }: Extract<Field, { readonly kind: 'text' }>) =>
  text && `${t(prefix)}${text}${t(suffix)}`

const regionName = (code: string) => new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code)

/** `1:05` */
function hoursAndMinutes(minutes: number): string {
  return `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** `31/05/1999`, in the order of the program's country whatever the reader's language. */
const dayInWords = (day: string) => day.split('-').reverse().join('/')

/** An hour ahead of UTC all year, as every value of the tests is. */
function inAlgiers(instant: string): string {
  if (instant === '') return ''
  const [day = '', time = ''] = new Date(Date.parse(instant) + 3_600_000).toISOString().split('T')
  return `${dayInWords(day)} ${time.slice(0, 8).replace(/:00$/, '')}`
}

function listed(value: unknown, word: (each: string) => string): string {
  return [value]
    .flat()
    .map((each) => word(plain(each)))
    .join(punctuation.comma)
}

/** `1 234,50 DA` */
function amount(
  value: string,
  { currency, prefix = '', unit }: Extract<Field, { readonly kind: 'decimal' }>,
): string {
  if (!isNumeric(value)) return ''
  const digits = new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: value.split('.')[1]?.length ?? 0,
    ...(currency !== undefined && { style: 'currency', currency }),
  }).format(value)
  return t(prefix) + (unit === undefined ? digits : `${digits} ${t(unit)}`)
}

const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** `1 234,50 $`; whole numbers as they are. */
function measured(
  value: number,
  { decimals = 0, prefix = '', unit }: Extract<Field, { readonly kind: 'number' }>,
): string {
  const format = new Intl.NumberFormat(currentLocale(), {
    useGrouping: typeof decimals === 'number' && decimals > 0,
    ...(typeof decimals === 'number'
      ? { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      : { maximumFractionDigits: 20 }),
  })
  return t(prefix) + [format.format(value), ...(unit === undefined ? [] : [t(unit)])].join(' ')
}

function calledBelow(parent: string, name: string): string {
  return currentTranslation().configTexts?.get(nameBelow(parent, name)) ?? name
}

/** In the words of the field that the path ends in; one language of a text is no field, and is words itself. */
export function wordsAt(entity: Pick<AnyEntity, 'fields'>, path: string, record: EntityRecord): string {
  const field = fieldAt(entity, path.split('.'))
  const value = follow(record, path)
  const holder = path.includes('.') ? follow(record, path.slice(0, path.lastIndexOf('.'))) : record
  return field && value !== undefined ? wordsOf(field, value, Object(holder)) : plain(value)
}

function fieldAt(
  { fields }: Pick<AnyEntity, 'fields'>,
  [step = '', ...rest]: readonly string[],
): Field | undefined {
  if (rest.length === 0) return fields[step]
  const relation = Object.values(fields).find((field) => field.kind === 'reference' && field.as === step)
  const to = relation?.kind === 'reference' ? relation.to : undefined
  return to === undefined ? undefined : fieldAt(entityBeside(fields, to), rest)
}

/** Another entity of the program that has an entity of these fields. */
export function entityBeside(fields: Fields, name: string): Pick<AnyEntity, 'fields'> {
  const { entities = [] } = domains.find((each) => each.entities.some((one) => one.fields === fields)) ?? {}
  return entities.find((each) => each.name === name) ?? { fields: {} }
}

function follow(record: EntityRecord, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, step) => Object.getOwnPropertyDescriptor(Object(value), step)?.value, record)
}

export function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
