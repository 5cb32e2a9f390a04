import { createContext, useContext } from 'react'
import { withWords } from '../../texts/with-words.ts'
import type { Unsaved } from './unsaved.ts'

interface LeaveGuardActions {
  /** Registers unsaved input; returns how to unregister it. */
  hold(unsaved: Unsaved): () => void
  /** Resolves to true when nothing would be lost, or the person agrees to lose it. */
  mayLeave(): Promise<boolean>
  giveUp(): void
}

export const LeaveGuardContext = createContext<LeaveGuardActions | null>(null)

export function useLeaveGuard(): LeaveGuardActions {
  const guard = useContext(LeaveGuardContext)
  if (guard === null) throw new Error('this needs a LeaveGuard around it')
  return guard
}

export const loadLeaveDialog = () => withWords(import('./LeaveDialog.tsx'))
