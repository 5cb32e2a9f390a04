import { account, sample } from '../../base.ts'

export const person = sample('person', {
  account: { signInBy: ['nam'], profile: ['name', 'phone'], displayName: 'nom', superAdministrator: 1 },
})
