import { useState } from 'react'
import { fileNames } from '../core/storage/one-file.ts'
import type { ImageField } from './definition.ts'
import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { ExistingThumbnail, FileThumbnail } from '../../ui/Thumbnail.tsx'
import { ImageDrop } from '../../ui/ImageDrop.tsx'
import { inputText, useControl } from '../core/control/use-control.ts'

/** One picture: the existing one with its x, and a place for a new one. */
export default function ImageControl({ name, form, field, model }: FieldControlProps<ImageField>) {
  const names = fileNames(name, model.mode)
  const file = useControl({ form, field }, names.file)
  const existing = useControl({ form, field }, names.existing)
  const [refused, setRefused] = useState<string>()
  const chosen = file.value instanceof File ? file.value : null
  const existingName = inputText(existing.value)

  return (
    <ImageDrop
      {...file.props}
      error={refused ?? file.props.error}
      hint={forms.dropImage}
      multiple={false}
      onFiles={([first]) => file.change(first)}
      onRefused={setRefused}
    >
      {existingName !== '' && !chosen && (
        <ExistingThumbnail fileName={existingName} number={1} onRemove={() => existing.change('')} />
      )}
      {chosen && (
        <FileThumbnail
          file={chosen}
          number={1}
          onRemove={() => file.change(undefined)}
          onRefused={setRefused}
        />
      )}
    </ImageDrop>
  )
}
