import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import { request } from '../../api/request.ts'
import { useUnsaved } from '../../engine/leaving/use-unsaved.ts'
import { toastFailure, toastSuccess } from '../../engine/toasts/toasts.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { updateRoleCall } from './calls.ts'
import type { NamedRole } from './named-roles.ts'
import { RightsTable } from './RightsTable.tsx'
import { RoleHead } from './RoleHead.tsx'
import { rolesKey } from './roles-key.ts'
import { useRoleChanges } from './use-role-changes.ts'
import classes from './roles.module.css'

interface RoleCardProps {
  readonly role: NamedRole
  readonly roles: readonly NamedRole[]
  readonly entities: readonly AnyEntity[]
}

/** What a role may: each right of each entity and of its fields, to be given and taken. */
export function RoleCard({ role, roles, entities }: RoleCardProps) {
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
      await queryClient.invalidateQueries({ queryKey: rolesKey })
      clear()
      setIsConflict(false)
      toastSuccess(texts.saved, 'roles')
    },
    async onError(error) {
      if (!isChangedSince(error)) return toastFailure(error, 'roles')
      await queryClient.invalidateQueries({ queryKey: rolesKey })
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
