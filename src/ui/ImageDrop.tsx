import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import type { ReactNode } from 'react'
import { forms } from '#texts/forms.ts'
import { DropZone, type DropZoneProps } from './DropZone.tsx'
import classes from './image-drop.module.css'
import { sortFiles } from './sort-files.ts'

interface ImageDropProps extends DropZoneProps {
  readonly hint: string
  readonly multiple: boolean
  /** Receives the accepted pictures. */
  readonly onFiles: (files: readonly File[]) => void
  /** Receives the reasons for rejected files; empty when all were accepted. */
  readonly onRefused: (message: string | undefined) => void
  /** The thumbnails. */
  readonly children: ReactNode
}

/** A dropzone for pictures, and a camera where there is one. */
export function ImageDrop({ onFiles, onRefused, children, ...zone }: ImageDropProps) {
  async function take(files: readonly File[]) {
    const { pictures, problems } = await sortFiles(files)
    if (pictures.length > 0) onFiles(pictures)
    onRefused(problems.length > 0 ? problems.join(' ') : undefined)
  }

  return (
    <DropZone
      {...zone}
      icon={<ImagePlus size={22} strokeWidth={1.7} aria-hidden />}
      limits={forms.imageHint}
      accept="image/*"
      onFiles={(files) => void take(files)}
      onTooMany={() => onRefused(forms.oneImageOnly)}
      chosen={<div className={classes.thumbnails}>{children}</div>}
    >
      <label className={classes.camera}>
        <Camera size={20} aria-hidden />
        {forms.takePhoto}
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])])
            // The same picture may be taken again after it was removed.
            currentTarget.value = ''
          }}
        />
      </label>
    </DropZone>
  )
}
