import { createContext } from 'react'

/** The id of the account whose drafts are kept and offered; none are before it is known. */
export const DraftOwner = createContext<number | null>(null)
