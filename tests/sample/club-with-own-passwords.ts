import type { PasswordField } from '../../src/kinds/password/definition.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithInvitations } from './club-with-invitations.ts'

/** The same club, which refuses passwords that others would guess, and whose people set their own. */
export const clubWithOwnPasswords: readonly AnyEntity[] = clubWithInvitations.map((entity): AnyEntity => {
  const { account, fields } = entity
  if (!account) return entity
  // The club's own field.
  const secret = { ...(fields['secret'] as PasswordField), refuseCommon: true }
  return { ...entity, fields: { ...fields, secret }, account: { ...account, ownPassword: true } }
})
