import { Button } from '@mantine/core'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { exports } from '#features/export/texts.ts'
import classes from './export.module.css'
import { saveTemplate } from './save-template.ts'

/** Saves a template in a format of one's choice, beside the choice of a file to import. */
export default function ImportTemplate({ entity }: { readonly entity: AnyEntity }) {
  return (
    <div className={classes.template}>
      <span>{exports.template}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} size="xs" variant="default" onClick={() => void saveTemplate(entity, format)}>
          {exports.formats[format]}
        </Button>
      ))}
    </div>
  )
}
