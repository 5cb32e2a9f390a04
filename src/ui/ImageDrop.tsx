import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import type { ReactNode } from 'react'
import { forms } from '#texts/form.ts'
import { DropZone, type DropZoneProps } from './DropZone.tsx'
import classes from './image-drop.module.css'
import {
  IMAGE_HEAD_BYTES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_MEGABYTES,
  readImageFormat,
} from '../schema/values/image-format.ts'

/** Pixels; no screen of the product shows a longer side. */
const MAX_SIDE = 2_000
const QUALITY = 0.88

/** A smaller copy of a large picture; the file itself where it is small enough, animated or cannot be decoded. */
async function shrinkImage(file: File): Promise<File> {
  if (file.type === 'image/gif') return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = MAX_SIDE / Math.max(picture.width, picture.height)
  const blob = scale < 1 ? await drawAt(picture, scale, file.type) : null
  picture.close()
  if (!blob || blob.size >= file.size) return file
  const name = file.name.replace(/\.\w+$/, '')
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type })
}

/** JPEG stays JPEG; WebP keeps what is transparent in the others. */
function drawAt(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type === 'image/jpeg' ? type : 'image/webp', QUALITY)
  })
}

interface SortedFiles {
  readonly pictures: readonly File[]
  /** Why the others were rejected. */
  readonly problems: readonly string[]
}

/** Separates acceptable pictures, shrunk where they are large, from other files, by size and magic bytes. */
async function sortFiles(files: readonly File[]): Promise<SortedFiles> {
  const read = await Promise.all(files.map(readPicture))
  return {
    pictures: read.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    problems: read.flatMap((each) => (typeof each === 'string' ? [each] : [])),
  }
}

/** The picture, or why the file was rejected. */
async function readPicture(file: File): Promise<File | string> {
  const head = await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()
  const isPicture = readImageFormat(new Uint8Array(head)) !== null
  // Only the shrunk size counts, because a camera's pictures are often too heavy.
  const sent = isPicture ? await shrinkImage(file) : file
  if (sent.size > MAX_IMAGE_BYTES) return forms.imageTooHeavy(file.name, MAX_IMAGE_MEGABYTES)
  return isPicture ? sent : forms.notAnImage(file.name)
}

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
