import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordPage } from '../../api/entity-client.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import type { Resource } from '../../api/resource.ts'
import { print } from '#features/print/texts.ts'
import { columnViews, FilterWords, findRecords, toastFailure } from '../../engine/face.ts'
import { chosenColumns } from '../../kinds/core/cell/list-columns.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { filters as filterTexts } from '#texts/list.ts'
import { screens } from '#texts/frame.ts'
import { t } from '../../texts/locale.ts'
import { Printed } from './Printed.tsx'
import classes from './printed.module.css'

interface ListSheetProps {
  readonly resource: Resource
  /** Keys of the columns. */
  readonly columns: readonly string[]
  readonly query: Pick<ListQuery, 'q' | 'filters'>
  readonly records: readonly EntityRecord[]
  readonly total: number
  readonly onDone: () => void
}

/** Columns that a sheet has room for while it stands upright: browsers leave nobody the choice where they are told the paper. */
const MOST_UPRIGHT = 5

/** A list on paper: all that matches, in its order and with its columns. */
function ListSheet({ resource, columns: keys, query, records, total, onDone }: ListSheetProps) {
  const { entity } = resource
  const { q, filters = [] } = query
  const all = filters.filter(({ isAlternative }) => !isAlternative)
  const alternatives = filters.filter(({ isAlternative }) => isAlternative)
  const columns = columnViews(resource, chosenColumns(entity, keys))
  return (
    <Printed
      title={t(entity.list.title)}
      about={[
        records.length < total ? print.firstOf(records.length, total) : screens.list.count(total),
        ...(q ? [filterTexts.quoted(q)] : []),
        ...[...all, ...alternatives].map((filter) => (
          <>
            {alternatives.indexOf(filter) > 0 && `${filterTexts.or} `}
            <FilterWords resource={resource} filter={filter} />
          </>
        )),
      ]}
      onDone={onDone}
      isWide={columns.length > MOST_UPRIGHT}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {columns.map((column) => (
                <td key={column.key}>
                  <bdi>{column.render(record)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  )
}

/** More fit on no paper that anybody reads. */
const MOST = 500

interface PrintListProps {
  readonly columns: readonly string[]
  readonly query: Omit<ListQuery, 'page' | 'pageSize'>
  readonly resource: Resource
}

/** Prints what matches, not only the page that is shown. */
export default function PrintList({ resource, columns, query }: PrintListProps) {
  const queryClient = useQueryClient()
  const [page, setPage] = useState<RecordPage | null>(null)

  async function load() {
    try {
      setPage(
        await findRecords(
          queryClient,
          resource,
          { ...query, page: 1, pageSize: MOST },
          new AbortController().signal,
        ),
      )
    } catch (error) {
      toastFailure(error)
    }
  }

  return (
    <>
      <Button variant="default" onClick={() => void load()}>
        {print.list}
      </Button>
      {page && (
        <ListSheet
          {...page}
          resource={resource}
          columns={columns}
          query={query}
          onDone={() => setPage(null)}
        />
      )}
    </>
  )
}
