import { NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import { toastFailure, toastSuccess } from '../../engine/toasts/toasts.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { createRoleCall } from './calls.ts'
import type { NamedRole } from './named-roles.ts'
import { RoleForm } from './RoleForm.tsx'
import { rolesKey } from './roles-key.ts'

interface NewRoleProps {
  readonly roles: readonly NamedRole[]
  readonly onMade: (name: string) => void
  readonly onClose: () => void
}

/** Makes a role, with the rights of another one or with none. */
export function NewRole({ roles, onMade, onClose }: NewRoleProps) {
  const queryClient = useQueryClient()
  const [like, setLike] = useState('')
  const make = useMutation({
    mutationFn: (label: string) => request(createRoleCall, { body: { label, ...(like !== '' && { like }) } }),
    async onSuccess({ name }) {
      await queryClient.invalidateQueries({ queryKey: rolesKey })
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
