export const invitationsKey = ['session', 'invitations'] as const
