import { Button, TextInput } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { relationsOf } from '../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ListColumn } from '../../schema/entity/list-column.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { related } from '#features/related/texts.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import {
  addressOfNew,
  CellContent,
  type ColumnView,
  columnViews,
  createAddress,
  referringList,
  useFollowLinks,
} from '../../engine/face.ts'
import { RelatedPages } from './RelatedPages.tsx'
import classes from './related.module.css'
import { useRelatedList } from './use-related-list.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'

interface RelatedListProps {
  readonly resource: Resource
  /** The field that refers to the record, and the record's id. */
  readonly field: string
  readonly id: RecordId
  /** The entity refers to the record's by another field, too. */
  readonly hasSeveral: boolean
}

/** The records of an entity that refer to one. */
export function RelatedList({ resource, field, id, hasSeveral }: RelatedListProps) {
  const { entity } = resource
  const titleId = useId()
  const list = useRelatedList(resource, field, id)
  const columns = useMemo(
    () => columnViews(resource, columnsBeside(entity, field)),
    [resource, entity, field],
  )
  const label = labelOf(entity, field)
  const name = t(entity.list.title)
  const title = hasSeveral && label !== undefined ? related.titled(name, t(label)) : name
  const { answer, total } = list
  return (
    <section className={classes.list} aria-labelledby={titleId} aria-busy={answer.isFetching}>
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {total !== undefined && total > 0 && !entity.pages?.list && (
          <Link className={classes.all} to={referringList({ path: entity.path, field }, id)}>
            {related.all(total)}
          </Link>
        )}
        {!resource.denied?.has('create') && (
          <Button
            component={Link}
            to={isOfRows(field) ? createAddress(entity.path) : addressOfNew(entity.path, field, id)}
            size="xs"
            variant="default"
            className={classes.add}
            leftSection={<Plus size={15} aria-hidden />}
          >
            {t(entity.list.add)}
          </Button>
        )}
      </div>
      {list.isSearchable && (
        <TextInput
          size="sm"
          className={classes.search}
          inputMode="search"
          aria-label={related.search(title)}
          placeholder={related.search(title)}
          {...autoDirection}
          leftSection={<Search size={16} aria-hidden />}
          value={list.typed}
          onChange={(event) => list.search(event.currentTarget.value)}
        />
      )}
      {answer.isPending && <p className={classes.line}>{related.loading}</p>}
      {answer.isError && !answer.data && (
        <p className={classes.line}>
          {related.failed}
          <Button size="compact-sm" variant="subtle" onClick={() => void answer.refetch()}>
            {related.retry}
          </Button>
        </p>
      )}
      {total === 0 && <p className={classes.line}>{list.q === '' ? related.none : related.nothingFound}</p>}
      {answer.data && answer.data.records.length > 0 && (
        <RelatedTable label={title} columns={columns} records={answer.data.records} />
      )}
      {list.pageCount > 1 && (
        <RelatedPages
          label={related.pages(title)}
          page={list.page}
          count={list.pageCount}
          onShow={list.show}
        />
      )}
    </section>
  )
}

/** The field of rows, `details.product_id`; a new record has none of them yet. */
function isOfRows(field: string): boolean {
  return field.includes('.')
}

function labelOf({ fields }: AnyEntity, field: string): Text | undefined {
  const [name = ''] = field.split('.')
  return fields[name]?.label
}

/** Columns that have room below a form. */
const MOST_COLUMNS = 4

/** The first columns of the list that do not show the record itself, which would be the same in every row. */
function columnsBeside(entity: AnyEntity, name: string): readonly ListColumn[] {
  const relation = relationsOf(entity.fields).find(({ column }) => column === name)
  const way = `${relation?.as}.`
  const others = entity.list.columns.filter(
    (column) => typeof column === 'string' || !('firstOf' in column) || !column.firstOf[0]?.startsWith(way),
  )
  return (others.length > 0 ? others : entity.list.columns).slice(0, MOST_COLUMNS)
}

interface RelatedTableProps {
  readonly label: string
  readonly columns: readonly ColumnView[]
  readonly records: readonly EntityRecord[]
}

/** The rows of a related list, each of which links to its record. */
function RelatedTable({ label, columns, records }: RelatedTableProps) {
  const followLinks = useFollowLinks()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard presses the links in it
    <table className={`ui-small-table ${classes.table}`} aria-label={label} onClick={followLinks}>
      <thead>
        <tr>
          {columns.map(({ key, header, isNumeric }) => (
            <th key={key} scope="col" data-numeric={isNumeric || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} data-record={record.id}>
            {columns.map((column) => (
              <td key={column.key} data-numeric={column.isNumeric || undefined}>
                <CellContent column={column} record={record} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
