import { plainStorage, type FieldStorage } from '../core/storage/field-storage.ts'
import { localMoment } from '../datetime/moment.ts'
import type { DateField } from './definition.ts'

export const dateStorage: FieldStorage<DateField> = {
  ...plainStorage,
  now: (moment) => localMoment(moment.toISOString()).slice(0, 10),
}
