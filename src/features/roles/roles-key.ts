/** The query key of the roles. */
export const rolesKey = ['roles'] as const
