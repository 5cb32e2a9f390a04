import type { Operation } from '../../../schema/access/access.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { KeyRight, KeyRights } from '../../../schema/access/key-rights.ts'
import type { Rights } from '../store/rights.ts'
import type { Store } from '../store/store.ts'

/** What an API key can do with accounts: whoever writes one can log in as somebody else. */
const OF_ACCOUNTS: readonly KeyRight[] = ['list', 'read']

/** The store of a person as an API key of theirs sees it: what both of them may. */
export function narrowStore(store: Store, allows: KeyRights): Store {
  const { rights } = store
  const isAllowed = (right: KeyRight, { name, account }: AnyEntity) =>
    (!account || OF_ACCOUNTS.includes(right)) && allows[name]?.includes(right) === true
  // As with people: without reading there is no other right.
  const may = (action: Operation, entity: AnyEntity) =>
    isAllowed('read', entity) && isAllowed(action, entity) && rights.may(action, entity)
  const narrowed: Rights = {
    ...rights,
    key: JSON.stringify([rights.key, allows]),
    may,
    mayRunJobs: (entity) => may('read', entity) && isAllowed('act', entity) && rights.mayRunJobs(entity),
    mayRunAction: (entity, name, action) =>
      isAllowed('act', entity) && rights.mayRunAction(entity, name, action),
  }
  return { ...store, entities: store.entities.filter((entity) => may('read', entity)), rights: narrowed }
}
