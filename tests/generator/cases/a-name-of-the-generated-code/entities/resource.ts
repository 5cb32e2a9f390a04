import { account, sample } from '../../base.ts'

export const resource = sample('resource')
