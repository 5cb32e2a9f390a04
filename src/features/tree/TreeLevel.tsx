import { ActionIcon } from '@mantine/core'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { addressOfNew, recordAddress, referringList } from '../../engine/face.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'
import { tree } from '#features/tree/texts.ts'
import classes from './tree.module.css'
import { useBelow, type Level } from './use-level.ts'

/** What is open stays so while the page is: whoever comes back from a form finds the tree as it was. */
const open = new Set<string>()

function isOpen(entity: string, id: RecordId): boolean {
  return open.has(keyOf(entity, id))
}

function keepOpen(entity: string, id: RecordId, isOpened: boolean): void {
  if (isOpened) open.add(keyOf(entity, id))
  else open.delete(keyOf(entity, id))
}

function keyOf(entity: string, id: RecordId): string {
  return `${entity}/${id}`
}

interface TreeLevelProps {
  readonly resource: Resource
  /** The field by which a record refers to the one above it. */
  readonly parent: string
  /** What the list of them is called. */
  readonly label: string
  readonly level: Level
  /** The record above them. */
  readonly above?: RecordId
}

/** Records that stand beside each other, and what is below them. */
export function TreeLevel({ resource, parent, label, level, above }: TreeLevelProps) {
  const below = useBelow(resource, parent, level.records)
  const { entity } = resource
  const isMore = level.total > level.records.length
  return (
    <ul className={classes.level} aria-label={label}>
      {level.records.map((record) => (
        <TreeNode
          key={record.id}
          resource={resource}
          parent={parent}
          record={record}
          below={below?.get(record.id)}
        />
      ))}
      {isMore && (
        <li className={classes.line}>
          <Link
            to={
              above === undefined ? entity.path : referringList({ path: entity.path, field: parent }, above)
            }
          >
            {tree.more}
          </Link>
        </li>
      )}
    </ul>
  )
}

interface TreeNodeProps {
  readonly resource: Resource
  readonly parent: string
  readonly record: EntityRecord
  /** Undefined until it is known. */
  readonly below: Level | undefined
}

/** A record with what stands below it, once it is opened. */
function TreeNode({ resource, parent, record, below }: TreeNodeProps) {
  const { entity, denied } = resource
  const [isOpened, setIsOpened] = useState(() => isOpen(entity.name, record.id))
  const title = recordTitle(entity, record)
  const count = below?.total ?? 0
  const toggle = () => {
    keepOpen(entity.name, record.id, !isOpened)
    setIsOpened(!isOpened)
  }
  return (
    <li>
      <div className={classes.node}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.toggle}
          aria-label={tree.below(title)}
          aria-expanded={isOpened}
          data-none={count === 0 || undefined}
          disabled={count === 0}
          onClick={toggle}
        >
          <ChevronRight size={17} aria-hidden />
        </ActionIcon>
        <Link className={classes.title} to={recordAddress(entity.path, record.id)}>
          <bdi>{title}</bdi>
        </Link>
        {count > 0 && Number.isFinite(count) && <span className={classes.count}>{tree.count(count)}</span>}
        {!denied?.has('create') && (
          <ActionIcon
            component={Link}
            to={addressOfNew(entity.path, parent, record.id)}
            variant="subtle"
            color="gray"
            className={classes.add}
            aria-label={tree.add(t(entity.list.add), title)}
            title={tree.add(t(entity.list.add), title)}
          >
            <Plus size={17} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isOpened && below && count > 0 && (
        <TreeLevel
          resource={resource}
          parent={parent}
          label={tree.below(title)}
          level={below}
          above={record.id}
        />
      )}
    </li>
  )
}
