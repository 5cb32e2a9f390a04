import { createContext, createElement, Suspense, use, type ReactNode } from 'react'
import type { FieldIcons } from '../../../api/resource.ts'
import type { IconProps, LoadComponent } from '../../../schema/entity/component.ts'
import classes from './iconed-label.module.css'
import { customComponent } from './custom-component.ts'

const LOOK: IconProps = { size: 15, strokeWidth: 2, 'aria-hidden': true }

/** The icons of a form's fields, by name. */
export const FieldIconsContext = createContext<FieldIcons | undefined>(undefined)

/** The icon of the field that is drawn. */
const FieldIconContext = createContext<LoadComponent<IconProps> | undefined>(undefined)

interface IconOfProps {
  /** Of a field that has an icon or none; nothing within a field that has one itself. */
  readonly name: string | undefined
  readonly children: ReactNode
}

/** Gives a field's icon to whatever draws its label. */
export function IconOf({ name, children }: IconOfProps) {
  const icons = use(FieldIconsContext)
  return (
    <FieldIconContext value={name === undefined ? undefined : icons?.[name]}>{children}</FieldIconContext>
  )
}

/** A label behind its field's icon, which says nothing that the label does not. */
export function useIconedLabel(label: string): ReactNode {
  const load = use(FieldIconContext)
  if (!load) return label
  return (
    <>
      <span className={classes.icon}>
        <Suspense>{createElement(customComponent<IconProps>(load), LOOK)}</Suspense>
      </span>
      {label}
    </>
  )
}
