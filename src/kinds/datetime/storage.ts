import { plainStorage, type FieldStorage } from '../core/storage/field-storage.ts'
import { formatInstant } from './moment.ts'
import type { DatetimeField } from './definition.ts'

export const datetimeStorage: FieldStorage<DatetimeField> = {
  ...plainStorage,
  now: (moment) => formatInstant(moment.getTime()),
}
