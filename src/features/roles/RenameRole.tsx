import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { sessionKeys } from '../../api/query-keys.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { updateRoleCall } from './calls.ts'
import type { NamedRole } from './named-roles.ts'
import { RoleForm } from './RoleForm.tsx'
import { rolesKey } from './roles-key.ts'

interface RenameRoleProps {
  readonly role: NamedRole
  readonly onClose: () => void
}

/** Calls a role otherwise, wherever it is shown. */
export function RenameRole({ role: { name, label, version }, onClose }: RenameRoleProps) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (typed: string) =>
      request(updateRoleCall, { params: { name }, body: { version, label: typed } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: rolesKey })
      await queryClient.invalidateQueries({ queryKey: sessionKeys.currentAdmin })
      onClose()
    },
    onError: (error) => toastFailure(error, 'roles'),
  })
  return (
    <RoleForm
      title={texts.renameTitle(label)}
      label={label}
      submit={texts.save}
      isBusy={rename.isPending}
      onSubmit={rename.mutate}
      onClose={onClose}
    />
  )
}
