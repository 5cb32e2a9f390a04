import { createContext } from 'react'
import type { RecordId } from '../../schema/record-id.ts'

/** The id of the account that owns drafts; undefined until it is loaded. */
export const DraftOwner = createContext<RecordId | null>(null)
