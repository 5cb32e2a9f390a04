import { account, sample } from '../../base.ts'

export const person = sample('person', {
  ...account,
  fields: {
    name: { kind: 'text', label: 'Nom' },
    secret: { kind: 'password', label: 'Secret', confirmedBy: 'again', confirmationLabel: 'Encore' },
  },
  list: {
    title: 'x',
    add: 'x',
    columns: ['nam', 'secret', { header: 'x', joined: ['name', 'phone'] }],
  },
})
