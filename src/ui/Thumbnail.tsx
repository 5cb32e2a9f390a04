import { CloseButton } from '@mantine/core'
import { uploadAddress } from '../api/uploads.ts'
import { forms } from '../texts/fr/forms.ts'
import classes from './image-drop.module.css'
import { useObjectAddress } from './use-object-address.ts'

interface ExistingThumbnailProps {
  readonly fileName: string
  /** Among the pictures of its control. */
  readonly number: number
  readonly onRemove: () => void
}

/** A picture that the record already has. */
export function ExistingThumbnail({ fileName, number, onRemove }: ExistingThumbnailProps) {
  return (
    <Thumbnail
      address={uploadAddress(fileName, 'small')}
      alt={forms.existingImage}
      removeLabel={forms.removeImage(number)}
      onRemove={onRemove}
    />
  )
}

interface FileThumbnailProps {
  readonly file: File
  readonly number: number
  readonly onRemove: () => void
  /** Hears why it was taken back: it began like a picture and is none. */
  readonly onRefused: (message: string) => void
}

/** A picture that was chosen and is not sent yet. */
export function FileThumbnail({ file, number, onRemove, onRefused }: FileThumbnailProps) {
  return (
    <Thumbnail
      address={useObjectAddress(file)}
      alt={forms.newImage}
      removeLabel={forms.removeImage(number)}
      onRemove={onRemove}
      onBroken={() => {
        onRemove()
        onRefused(forms.notAnImage(file.name))
      }}
      isNew
    />
  )
}

interface ThumbnailProps {
  readonly address: string | undefined
  readonly alt: string
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly onBroken?: () => void
  readonly isNew?: boolean
}

function Thumbnail({ address, alt, removeLabel, onRemove, onBroken, isNew }: ThumbnailProps) {
  return (
    <figure className={classes.thumbnail} data-new={isNew}>
      <img src={address} alt={alt} width={100} onError={onBroken} />
      <CloseButton
        className={classes.remove}
        size="sm"
        radius="xl"
        aria-label={removeLabel}
        onClick={({ currentTarget }) => {
          // This button goes with its picture.
          currentTarget.closest('[data-kind]')?.querySelector('input')?.focus()
          onRemove()
        }}
      />
    </figure>
  )
}
