import { account, sample } from '../../base.ts'

export const person = sample('person', {
  ...account,
  fields: {
    name: { kind: 'text', label: 'Nom' },
    commune: { kind: 'dependentLookup', label: 'Commune', dependsOn: 'wilaja', options: {} },
  },
})
