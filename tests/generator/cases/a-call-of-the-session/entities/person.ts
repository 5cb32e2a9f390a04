import { account, sample } from '../../base.ts'

export const person = sample('person', {
  ...account,
  endpoints: { ...sample('person').endpoints, list: { method: 'GET', path: '/api/home', answer: 'persons' } },
  path: '/profile',
})
