import type { Condition, ValueComparison } from './condition.ts'
import type { Text } from './text.ts'

/** What keeps fields as they are once the stored record is so; a new record is free, and the program's own code too. */
export interface Lock<Name extends string = string, Day extends string = Name, Is = ValueComparison<Name>> {
  /** As fields and actions have it: `when: { field: 'state', is: 'closed' }` */
  readonly when: Condition<Name, Day, Is>
  /** Stands above what is locked, and is answered to whoever changes it all the same: `says: 'Cette visite est clôturée.'` */
  readonly says: Text
}

/** What keeps a whole record. */
export interface RecordLock<
  Name extends string = string,
  Day extends string = Name,
  Is = ValueComparison<Name>,
> extends Lock<Name, Day, Is> {
  /** It can be deleted all the same; without it a locked record is kept: `mayBeDeleted: true` */
  readonly mayBeDeleted?: boolean
}
