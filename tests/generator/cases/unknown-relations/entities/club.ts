import { account, sample } from '../../base.ts'

const to = (entity, as) => ({ kind: 'reference', label: 'x', to: entity, as, optionLabel: ['name'] })

export const club = sample('club', {
  fields: {
    name: { kind: 'text', label: 'Nom' },
    person_id: to('persn', 'Person'),
    other_id: to('person', 'name'),
  },
})
