import { plainStorage, type FieldStorage } from '../core/storage/field-storage.ts'
import { localMoment } from '../datetime/moment.ts'
import type { TimeField } from './definition.ts'

export const timeStorage: FieldStorage<TimeField> = {
  ...plainStorage,
  now: (moment) => localMoment(moment.toISOString()).slice(11, 16),
}
