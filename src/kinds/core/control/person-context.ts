import { createContext } from 'react'
import type { Person } from '../../../schema/access/access.ts'

/** Who is logged in, as far as access goes; null until it is known. */
export const PersonContext = createContext<Person | null>(null)
