import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordPage } from '../../api/entity-client.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import type { Resource } from '../../api/resource.ts'
import { print } from '#features/print/texts.ts'
import { ListSheet } from './ListSheet.tsx'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { findRecords } from '../../engine/list-data/list-answers.ts'

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
