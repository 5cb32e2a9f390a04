import { formatMoment } from '../../texts/format-moment.ts'
import { actionsOf } from '../../kinds/core/definition/transitions.ts'
import { RUN } from '../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { t } from '../../texts/locale.ts'
import { auditLog } from '#texts/record.ts'
import { punctuation } from '#texts/frame.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { RecordItem } from '../../ui/RecordItem.tsx'
import recordClasses from '../../ui/record-list.module.css'
import type { RoleEntry } from './calls.ts'
import { nameOfEntity, type NamedRole } from './named-roles.ts'

interface RoleHistoryProps {
  readonly entries: readonly RoleEntry[]
  readonly roles: readonly NamedRole[]
  readonly entities: readonly AnyEntity[]
}

/** Who gave and took what, newest first. */
export function RoleHistory({ entries, roles, entities }: RoleHistoryProps) {
  return (
    <section aria-labelledby="role-history">
      <h2 id="role-history" className={recordClasses.day}>
        {texts.history}
      </h2>
      {entries.length === 0 && <p className={recordClasses.hint}>{texts.noHistory}</p>}
      {entries.length > 0 && (
        <ul className={recordClasses.card}>
          {entries.map(({ id, at, by, role, changes }) => (
            <RecordItem
              key={id}
              title={role}
              beside={[
                <time key="at" dateTime={at}>
                  {formatMoment(at)}
                </time>,
                <bdi key="by">{by ? auditLog.by(by.name) : auditLog.byProgram}</bdi>,
              ]}
              facts={changes.map((change) => describeChange(change, roles, entities))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function describeChange(
  { of, before, after }: RoleEntry['changes'][number],
  roles: readonly NamedRole[],
  entities: readonly AnyEntity[],
): string {
  if (of === 'label') {
    if (before === undefined) return texts.made
    return after === undefined ? texts.deleted : texts.renamed(String(before))
  }
  const [name = '', ...path] = of.split('.')
  const entity = entities.find((each) => each.name === name)
  const right = path.at(-1) ?? ''
  const field = path.length > 1 && entity ? labelWithin(entity, path[0] ?? '', right) : undefined
  const what = [
    entity ? nameOfEntity(entity) : name,
    ...(field === undefined ? [] : [field]),
    right === 'rows' ? texts.rows : nameOfRight(right),
  ].join(punctuation.comma)
  if (right !== 'rows') return after === true ? texts.given(what) : texts.taken(what)
  const like = roles.find((role) => role.name === after)?.label ?? after
  return `${what}${punctuation.comma}${like === null ? texts.allRows : texts.rowsLike(String(like))}`
}

/** What a field of an entity is called, or one of its actions; as it is named where there is none any more. */
function labelWithin(entity: AnyEntity, name: string, right: string): string {
  const found = right === RUN ? actionsOf(entity)[name] : entity.fields[name]
  return found ? t(found.label) : name
}

function nameOfRight(right: string): string {
  return Object.entries(texts.rights).find(([name]) => name === right)?.[1] ?? right
}
