import { createContext, useContext } from 'react'
import type { Person } from '../../../schema/access.ts'

/** Who is logged in, as far as access goes; null until it is known. */
export const PersonContext = createContext<Person | null>(null)

/** Whether a form is about the person who fills it in: what the browser knows of that person belongs nowhere else. */
export const CallersData = createContext(false)

/** What the browser may offer to fill in. */
export function useAutoComplete(token: string | undefined): string {
  const isOwn = useContext(CallersData)
  return isOwn && token !== undefined ? token : 'off'
}
