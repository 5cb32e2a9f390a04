import { account, sample } from '../../base.ts'

export const club = sample('club', { path: '/persons' })
