import { account, sample } from '../../base.ts'

export const person = sample('person', account)
