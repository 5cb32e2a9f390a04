import { createContext } from 'react'

/** Closes the dialog around a form, which asks first for what was typed; null where there is none. */
export const CloseDialog = createContext<(() => void) | null>(null)
