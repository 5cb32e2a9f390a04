import { CloseButton } from '@mantine/core'
import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { formatBytes } from '../../texts/format-bytes.ts'
import { forms } from '#texts/form.ts'
import { DropZone } from '../../ui/DropZone.tsx'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { fileNames } from '../core/storage/one-file.ts'
import { useControl } from '../core/control/use-control.ts'
import classes from './file.module.css'
import FileLink from './FileLink.tsx'
import { maxBytesOf } from './file-types.ts'
import { findProblem, typeWords } from './find-problem.ts'
import type { FileField } from './definition.ts'
import { nameOfFile } from './stored-file.ts'

/** One file: the existing one with its x, and a place for a new one. */
export default function FileControl({ name, form, field, model }: FieldControlProps<FileField>) {
  const names = fileNames(name, model.mode)
  const file = useControl({ form, field }, names.file)
  const existing = useControl({ form, field }, names.existing)
  const [refused, setRefused] = useState<string>()
  const isNew = file.value instanceof File
  const chosen = isNew ? file.value : existing.value

  async function take([first]: readonly File[]) {
    if (!first) return
    const message = await describeProblem(first, field)
    setRefused(message)
    if (message === undefined) file.change(first)
  }

  return (
    <DropZone
      {...file.props}
      error={refused ?? file.props.error}
      icon={<FilePlus size={22} strokeWidth={1.7} aria-hidden />}
      hint={forms.dropFile}
      limits={forms.fileHint(typeWords(field), formatBytes(maxBytesOf(field)))}
      accept={field.types.map((type) => `.${type}`).join(',')}
      multiple={false}
      onFiles={(files) => void take(files)}
      onTooMany={() => setRefused(forms.oneFileOnly)}
      chosen={
        nameOfFile(chosen) !== '' && (
          <ChosenFile
            file={chosen}
            isNew={isNew}
            onRemove={() => (isNew ? file.change(undefined) : existing.change(''))}
          />
        )
      }
    />
  )
}

interface ChosenFileProps {
  readonly file: unknown
  readonly isNew: boolean
  readonly onRemove: () => void
}

function ChosenFile({ file, isNew, onRemove }: ChosenFileProps) {
  return (
    <figure
      className={classes.chosen}
      data-new={isNew || undefined}
      aria-label={isNew ? forms.newFile : forms.existingFile}
    >
      <FileLink value={file} />
      <CloseButton
        aria-label={forms.removeFile(nameOfFile(file))}
        onClick={({ currentTarget }) => {
          // The focused button disappears with its file.
          currentTarget.closest('[data-kind]')?.querySelector('input')?.focus()
          onRemove()
        }}
      />
    </figure>
  )
}

/** Why a file was not taken; undefined where it was. */
async function describeProblem(file: File, field: FileField): Promise<string | undefined> {
  const problem = await findProblem(file, field)
  if (problem === null) return undefined
  if (problem === 'empty') return forms.emptyFile(file.name)
  if (problem === 'large') return forms.fileTooLarge(file.name, formatBytes(maxBytesOf(field)))
  if (problem === 'type') return forms.fileOfOtherType(file.name, typeWords(field))
  return forms.fileOfOtherContent(file.name, typeWords(field))
}
