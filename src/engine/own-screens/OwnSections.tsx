import { createContext, use, useMemo, type ReactNode } from 'react'
import { FieldIconsContext } from '../../kinds/core/control/iconed-label.tsx'
import { ComputedFields } from '../form/computed-fields.ts'
import { FieldGrid, type FormSectionsProps } from '../form/FormSections.tsx'
import { FormAround } from './form-around.ts'

/** What an own form draws instead of one control after the other. */
export const SectionsContext = createContext<ReactNode>(undefined)

const NOTHING = {}

/** The inputs of a form as its screen lays them out. */
export function OwnSections({ icons, computed = NOTHING, fields, mode, form, related }: FormSectionsProps) {
  const around = useMemo(() => ({ fields, mode, form, related }), [fields, mode, form, related])
  return (
    <FieldIconsContext value={icons}>
      <ComputedFields value={computed}>
        <FormAround value={around}>
          <FieldGrid>{use(SectionsContext)}</FieldGrid>
        </FormAround>
      </ComputedFields>
    </FieldIconsContext>
  )
}
