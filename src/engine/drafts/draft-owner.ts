import { createContext } from 'react'

/** The id of the account that owns drafts; undefined until it is loaded. */
export const DraftOwner = createContext<number | null>(null)
