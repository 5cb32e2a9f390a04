import { account, sample } from '../../base.ts'

const { list, menu } = sample('person')

export const person = sample('person', {
  ...account,
  filds: {},
  menu: { ...menu, lable: 'Personnes' },
  list: { ...list, colums: ['name'] },
})
