import { Button, NativeSelect } from '@mantine/core'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { use, useState, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { request } from '../../api/request.ts'
import {
  NoRight,
  Page,
  Problem,
  toastFailure,
  toastSuccess,
  useResources,
  useTitle,
  useUnsaved,
} from '../../engine/face.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { notFound } from '#texts/record.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { listRolesCall, createRoleCall, updateRoleCall } from './calls.ts'
import { entitiesOf, nameRoles, type NamedRole } from './named-roles.ts'
import { RoleHistory } from './RoleHistory.tsx'
import { Impersonate } from './Impersonate.tsx'
import classes from './roles.module.css'
import { sessionKeys } from '../../api/query-keys.ts'
import { RoleForm } from './RoleForm.tsx'
import { RefusedError } from '../../api/errors.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { RightsTable } from './RightsTable.tsx'
import { RoleHead } from './RoleHead.tsx'
import { useRoleChanges } from './use-role-changes.ts'

const ROLE = 'role'

/** What each role may, for administrator 1, who changes it and sees the program as others do. */
export function RolesPage() {
  useTitle(texts.title)
  const person = use(PersonContext)
  const resources = useResources()
  const [search, setSearch] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const isFirst = person?.isSuperAdministrator === true
  const asked = useQuery({
    ...callQuery(listRolesCall, {}),
    enabled: isFirst,
    staleTime: 0,
  })
  if (person && !isFirst) return <NoRight to="/" label={notFound.home} />
  const accounts = resources && [...resources.values()].find(({ entity }) => entity.account)
  const all = accounts && asked.data ? nameRoles(accounts.entity, asked.data.roles) : []
  const chosen = all.find(({ name }) => name === search.get(ROLE)) ?? all[0]
  const choose = (name: string) => setSearch({ [ROLE]: name }, { replace: true })
  return (
    <Page
      title={texts.title}
      action={
        <Button leftSection={<Plus size={17} aria-hidden />} onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <p className={classes.hint}>{texts.hint}</p>
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {all.length > 0 && (
        <div className={classes.choice} role="group" aria-label={texts.choose}>
          {all.map(({ name, label }) => (
            <Button
              key={name}
              size="sm"
              variant={name === chosen?.name ? 'filled' : 'default'}
              aria-pressed={name === chosen?.name}
              onClick={() => choose(name)}
            >
              <bdi>{label}</bdi>
            </Button>
          ))}
        </div>
      )}
      {chosen && resources && (
        <RoleCard key={chosen.name} role={chosen} roles={all} entities={entitiesOf(resources)} />
      )}
      {accounts && <Impersonate accounts={accounts} />}
      {asked.data && resources && (
        <RoleHistory entries={asked.data.history} roles={all} entities={entitiesOf(resources)} />
      )}
      {isAdding && <NewRole roles={all} onMade={choose} onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

interface NewRoleProps {
  readonly roles: readonly NamedRole[]
  readonly onMade: (name: string) => void
  readonly onClose: () => void
}

/** Makes a role, with the rights of another one or with none. */
function NewRole({ roles, onMade, onClose }: NewRoleProps) {
  const queryClient = useQueryClient()
  const [like, setLike] = useState('')
  const make = useMutation({
    mutationFn: (label: string) => request(createRoleCall, { body: { label, ...(like !== '' && { like }) } }),
    async onSuccess({ name }) {
      await queryClient.invalidateQueries(callQuery(listRolesCall, {}))
      await queryClient.invalidateQueries({ queryKey: sessionKeys.currentAdmin })
      toastSuccess(texts.created, 'roles')
      onMade(name)
      onClose()
    },
    onError: (error) => toastFailure(error, 'roles'),
  })
  return (
    <RoleForm
      title={texts.add}
      label=""
      submit={texts.create}
      isBusy={make.isPending}
      onSubmit={make.mutate}
      onClose={onClose}
    >
      <NativeSelect
        label={texts.like}
        value={like}
        onChange={({ currentTarget: { value } }) => setLike(value)}
        data={[
          { value: '', label: texts.likeNobody },
          ...roles.map(({ name, label }) => ({ value: name, label })),
        ]}
      />
    </RoleForm>
  )
}

interface RoleCardProps {
  readonly role: NamedRole
  readonly roles: readonly NamedRole[]
  readonly entities: readonly AnyEntity[]
}

/** What a role may: each right of each entity and of its fields, to be given and taken. */
function RoleCard({ role, roles, entities }: RoleCardProps) {
  const queryClient = useQueryClient()
  const changes = useRoleChanges(role)
  const [isConflict, setIsConflict] = useState(false)
  const card = useRef<HTMLElement>(null)
  /** The buttons go, and the focus with them. */
  function clear() {
    changes.clear()
    card.current?.focus({ preventScroll: true })
  }
  useUnsaved({ hasChanges: () => changes.count > 0 })
  const save = useMutation({
    mutationFn: () =>
      request(updateRoleCall, {
        params: { name: role.name },
        body: { version: role.version, ...changes.update },
      }),
    async onSuccess() {
      await queryClient.invalidateQueries(callQuery(listRolesCall, {}))
      clear()
      setIsConflict(false)
      toastSuccess(texts.saved, 'roles')
    },
    async onError(error) {
      if (!isChangedSince(error)) return toastFailure(error, 'roles')
      await queryClient.invalidateQueries(callQuery(listRolesCall, {}))
      setIsConflict(true)
    },
  })
  return (
    <section ref={card} tabIndex={-1} className={classes.card} aria-labelledby="role">
      <RoleHead role={role} />
      <RightsTable entities={entities} role={role} roles={roles} changes={changes} />
      <div className={classes.bar} data-shown={changes.count > 0 || undefined} role="status">
        {changes.count > 0 && (
          <>
            <p className={classes.count}>{isConflict ? texts.conflict : texts.changes(changes.count)}</p>
            <div className={classes.answers}>
              <Button variant="default" onClick={clear}>
                {texts.undo}
              </Button>
              <Button loading={save.isPending} onClick={() => save.mutate()}>
                {texts.save}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function isChangedSince(error: unknown): boolean {
  return error instanceof RefusedError && error.details.status === 409
}
