import { account, sample } from '../../base.ts'

export const person = sample('person', { ...account, fields: { name: { kind: 'txt', label: 'Nom' } } })
