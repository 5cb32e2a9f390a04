import { account, sample } from '../../base.ts'

export const people = sample('person', account)
