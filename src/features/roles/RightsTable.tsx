import Lock from 'lucide-react/icons/lock'
import Pen from 'lucide-react/icons/pen-line'
import { RIGHTS } from '../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { EntityRows } from './EntityRows.tsx'
import type { NamedRole } from './named-roles.ts'
import type { RoleChanges } from './use-role-changes.ts'
import classes from './rights.module.css'

interface RightsTableProps {
  readonly entities: readonly AnyEntity[]
  readonly role: NamedRole
  readonly roles: readonly NamedRole[]
  readonly changes: RoleChanges
}

/** Each entity with its rights. On narrow screens CSS renders each row as a card. */
export function RightsTable({ entities, role, roles, changes }: RightsTableProps) {
  return (
    <>
      <table className={classes.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.entity}
            </th>
            {RIGHTS.map((right) => (
              <th key={right} role="columnheader" scope="col" className={classes.right}>
                {texts.rights[right]}
              </th>
            ))}
          </tr>
        </thead>
        {entities.map((entity) => (
          <EntityRows key={entity.name} entity={entity} role={role} roles={roles} changes={changes} />
        ))}
      </table>
      <ul className={classes.legend}>
        <li>
          <Lock size={15} aria-hidden /> {texts.bounds.superAdministrator}
        </li>
        <li>
          <Pen size={15} aria-hidden /> {texts.bounds.program}
        </li>
      </ul>
    </>
  )
}
