import { account, sample } from '../../base.ts'

const { texts, menu } = sample('person')

export const person = sample('person', {
  ...account,
  menu: { ...menu, label: '' },
  fields: { name: { kind: 'text' } },
  texts: { ...texts, deleted: undefined, confirmDelete: { ar: 'x' } },
})
