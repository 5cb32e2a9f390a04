export const secondFactorKey = ['session', 'secondFactor'] as const
