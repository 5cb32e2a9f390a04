import { createContext } from 'react'
import type { ComputedFunctions } from '../../kinds/core/form/work-out.ts'

/** The functions that work fields of a form out, in their order. */
export const ComputedFields = createContext<ComputedFunctions>({})
