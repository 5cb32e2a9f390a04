import { createContext } from 'react'

/** The fields of a form that were filled from the record's past, and are not saved yet. */
export const TakenFields = createContext<ReadonlySet<string>>(new Set())
