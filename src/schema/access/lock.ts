import type { Condition } from '../where/condition.ts'
import type { Text } from '../values/text.ts'

/** What keeps fields as they are once the stored record is so; a new record is free, and the program's own code too. */
export interface Lock<When = Condition> {
  /** As fields and actions have it: `when: { state: 'closed' }` */
  readonly when: When
  /** Stands above what is locked, and is answered to whoever changes it all the same: `says: 'Cette visite est clôturée.'` */
  readonly says: Text
}

/** What keeps a whole record. */
export interface RecordLock<When = Condition> extends Lock<When> {
  /** It can be deleted all the same; without it a locked record is kept: `mayBeDeleted: true` */
  readonly mayBeDeleted?: boolean
}
