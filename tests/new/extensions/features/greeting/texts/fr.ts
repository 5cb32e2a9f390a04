import { words } from 'tribune/extend'

export const greeting = words('greeting', { hello: (name: string) => `Bonjour, ${name}` })
