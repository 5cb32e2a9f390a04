import { account, sample } from '../../base.ts'

export const club = sample('club', { fields: { name: { kind: 'text', label: 'Nom', requird: true } } })
