import { toastFailure } from '../../engine/face.ts'
import { Button } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import type { Option } from '../../ui/match-option.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { useDebounced } from '../../ui/timing.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { reload } from './use-role-changes.ts'
import { seeAsCall } from './calls.ts'
import classes from './roles.module.css'

const MOST = 20

interface ImpersonateProps {
  /** The people who log in. */
  readonly accounts: Resource
}

/** The program as one of the people sees it. */
export function Impersonate({ accounts }: ImpersonateProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const found = usePeople(accounts, useDebounced(search))
  const options = found.data ?? []
  const see = useMutation({
    mutationFn: (account: number) => request(seeAsCall, { body: { account } }),
    onSuccess: () => reload('/'),
    onError: (error) => toastFailure(error, 'roles'),
  })
  return (
    <section className={classes.person} aria-labelledby="see-as-person">
      <h2 id="see-as-person" className={classes.name}>
        {texts.seeAsPerson}
      </h2>
      <p className="ui-soft">{texts.seeAsPersonHint}</p>
      <form
        className={classes.see}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) see.mutate(Number(chosen.value))
        }}
      >
        <SearchSelect
          name="person"
          label={texts.person}
          chosen={chosen}
          options={options}
          isSettled={!found.isFetching}
          isFailed={found.isError}
          nothing={texts.noPerson}
          search={search}
          onSearch={setSearch}
          onChoose={(value) => setChosen(options.find((each) => each.value === value) ?? null)}
        />
        <Button type="submit" variant="default" disabled={!chosen} loading={see.isPending}>
          {texts.see}
        </Button>
      </form>
    </section>
  )
}

/** Those whose records hold the words, but administrator 1, who sees all anyway. */
function usePeople({ entity, client }: Resource, q: string) {
  return useQuery({
    queryKey: [...resourceKeys(entity.name).lists, 'people', q],
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<readonly Option[]> {
      const page = await client.page({ page: 1, pageSize: MOST, ...(q !== '' && { q }) }, signal)
      const records = 'records' in page ? page.records : []
      return records
        .filter(({ id }) => id !== entity.account?.superAdministrator)
        .map((record) => ({ value: String(record.id), label: recordTitle(entity, record) }))
    },
  })
}
