import { useState } from 'react'
import type { ImagesField } from './definition.ts'
import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { ExistingThumbnail, FileThumbnail } from '../../ui/Thumbnail.tsx'
import { ImageDrop } from '../../ui/ImageDrop.tsx'
import { useControl } from '../core/control/use-control.ts'

/** Several pictures: those kept, those added, and a place for more. */
export default function ImagesControl({ form, field, model }: FieldControlProps<ImagesField>) {
  const added = useControl({ form, field }, model.mode === 'create' ? field.sentAs.create : field.sentAs.add)
  const kept = useControl({ form, field }, field.sentAs.keep)
  const [refused, setRefused] = useState<string>()
  const files = listOf(added.value, isFile)
  const keptNames = listOf(kept.value, isText)
  return (
    <ImageDrop
      {...added.props}
      error={refused ?? added.props.error}
      hint={forms.dropImages}
      multiple
      onFiles={(more) => added.change([...files, ...more])}
      onRefused={setRefused}
    >
      {keptNames.map((fileName, place) => (
        <ExistingThumbnail
          key={fileName}
          fileName={fileName}
          number={place + 1}
          order={{
            group: 'kept',
            place,
            count: keptNames.length,
            move: (from, to) => kept.change(moved(keptNames, from, to)),
          }}
          onRemove={() => kept.change(keptNames.filter((each) => each !== fileName))}
        />
      ))}
      {files.map((file, place) => (
        // The same file may be chosen twice; its place tells the two apart.
        <FileThumbnail
          key={`${file.name} ${place}`}
          file={file}
          number={keptNames.length + place + 1}
          order={{
            group: 'added',
            place,
            count: files.length,
            move: (from, to) => added.change(moved(files, from, to)),
          }}
          onRemove={() => added.change(without(files, file))}
          onRefused={setRefused}
        />
      ))}
    </ImageDrop>
  )
}

/** The payload says nothing of files rather than sending an empty list. */
function without(files: readonly File[], removed: File): readonly File[] | undefined {
  const left = files.filter((file) => file !== removed)
  return left.length > 0 ? left : undefined
}

function listOf<T>(value: unknown, isOne: (each: unknown) => each is T): readonly T[] {
  return Array.isArray(value) ? value.filter(isOne) : []
}

function isFile(value: unknown): value is File {
  return value instanceof File
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** The list with one of its items at another place. */
function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const left = items.toSpliced(from, 1)
  return left.toSpliced(to, 0, ...items.slice(from, from + 1))
}
