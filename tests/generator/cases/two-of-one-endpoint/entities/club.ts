import { account, sample } from '../../base.ts'

const { endpoints } = sample('person')

export const club = sample('club', { endpoints })
