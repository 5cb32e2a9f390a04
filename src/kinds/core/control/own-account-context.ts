import { createContext, useContext } from 'react'

/** Whether a form is about the person who fills it in: what the browser knows of that person belongs nowhere else. */
export const CallersData = createContext(false)

/** What the browser may offer to fill in. */
export function useAutoComplete(token: string | undefined): string {
  const isOwn = useContext(CallersData)
  return isOwn && token !== undefined ? token : 'off'
}
