import { account, sample } from '../../base.ts'

const home = { label: 'x', answer: 'countThings' }

export const person = sample('person', { ...account, home })
