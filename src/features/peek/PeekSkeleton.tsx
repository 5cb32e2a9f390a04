import { readSections } from '../../engine/face.ts'
import { cellOf } from '../../kinds/core/cell/cells.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { screens } from '#texts/frame.ts'
import classes from './peek.module.css'

/** The shape of a record that is on its way: its pictures, and a line for each field of its sections. */
export function PeekSkeleton({ entity }: { readonly entity: AnyEntity }) {
  const sections = readSections(entity)
  const hasPicture = sections.some(({ fields }) => fields.some(([, field]) => cellOf(field).isPicture))
  return (
    <div role="status" aria-label={screens.list.loading}>
      {hasPicture && <div className={classes.bone} data-picture />}
      {sections.map(({ label, fields }) => (
        <div key={label} className={classes.section}>
          {fields
            .filter(([, field]) => !cellOf(field).isPicture)
            .map(([name]) => (
              <div key={name} className={classes.bones}>
                <div className={classes.bone} />
                <div className={classes.bone} />
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
