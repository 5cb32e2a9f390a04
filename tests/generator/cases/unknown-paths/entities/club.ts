import { account, sample } from '../../base.ts'

export const club = sample('club', {
  fields: {
    name: { kind: 'localizedText', label: 'Nom' },
    person_id: { kind: 'reference', label: 'x', to: 'person', as: 'Person', optionLabel: ['nam'] },
  },
  list: {
    title: 'x',
    add: 'x',
    columns: [
      { header: 'good', firstOf: ['name.fr', 'Person.name'] },
      { header: 'x', firstOf: ['name.de', 'Persn.name', 'Person.nam', 'Person'] },
    ],
  },
})
