import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { request } from '../../api/request.ts'
import { toastFailure, toastSuccess } from '../../engine/face.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { reload } from './use-role-changes.ts'
import { destroyRoleCall, listRolesCall, seeAsCall, updateRoleCall } from './calls.ts'
import type { NamedRole } from './named-roles.ts'
import { RoleDialog, RoleForm } from './RoleForm.tsx'
import dialog from '../../ui/dialog.module.css'
import classes from './roles.module.css'
import { sessionKeys } from '../../api/query-keys.ts'

interface RoleHeadProps {
  readonly role: NamedRole
}

/** What a role is called, who has it, and what can be done with it as a whole. */
export function RoleHead({ role }: RoleHeadProps) {
  const { name, label, holders } = role
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const see = useMutation({
    mutationFn: () => request(seeAsCall, { body: { role: name } }),
    onSuccess: () => reload('/'),
    onError: toastFailure,
  })
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h2 id="role" className={classes.name} dir="auto">
          {label}
        </h2>
        <p className="ui-soft">{texts.holders(holders)}</p>
      </div>
      <Button
        variant="default"
        leftSection={<Eye size={17} aria-hidden />}
        loading={see.isPending}
        onClick={() => see.mutate()}
      >
        {texts.seeAs}
      </Button>
      <Button
        variant="default"
        leftSection={<Pencil size={16} aria-hidden />}
        onClick={() => setAsked('rename')}
      >
        {texts.rename}
      </Button>
      {!role.isOfConfig && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => setAsked('remove')}
        >
          {texts.remove}
        </Button>
      )}
      {asked === 'rename' && <RenameRole role={role} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveRole role={role} onClose={() => setAsked(null)} />}
    </header>
  )
}

/** The question, or why there is none. */
function RemoveRole({ role, onClose }: RoleHeadProps & { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => request(destroyRoleCall, { params: { name: role.name } }),
    async onSuccess() {
      await queryClient.invalidateQueries(callQuery(listRolesCall, {}))
      toastSuccess(texts.removed, 'roles')
      onClose()
    },
    onError: toastFailure,
  })
  const isHeld = role.holders > 0
  return (
    <RoleDialog title={texts.removeTitle(role.label)} onClose={onClose}>
      <p className="ui-soft">{isHeld ? texts.stillHeld : texts.holders(role.holders)}</p>
      <div className={dialog.answers}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
        {!isHeld && (
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            {texts.remove}
          </Button>
        )}
      </div>
    </RoleDialog>
  )
}

interface RenameRoleProps {
  readonly role: NamedRole
  readonly onClose: () => void
}

/** Calls a role otherwise, wherever it is shown. */
function RenameRole({ role: { name, label, version }, onClose }: RenameRoleProps) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (typed: string) =>
      request(updateRoleCall, { params: { name }, body: { version, label: typed } }),
    async onSuccess() {
      await queryClient.invalidateQueries(callQuery(listRolesCall, {}))
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
