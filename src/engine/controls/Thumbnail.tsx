import { CloseButton } from '@mantine/core'
import { uploadAddress } from '../../api/uploads.ts'
import { forms } from '../../texts/fr/forms.ts'
import classes from './controls.module.css'
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
}

/** A picture that was chosen and is not sent yet. */
export function FileThumbnail({ file, number, onRemove }: FileThumbnailProps) {
  return (
    <Thumbnail
      address={useObjectAddress(file)}
      alt={forms.newImage}
      removeLabel={forms.removeImage(number)}
      onRemove={onRemove}
      isNew
    />
  )
}

interface ThumbnailProps {
  readonly address: string | undefined
  readonly alt: string
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly isNew?: boolean
}

function Thumbnail({ address, alt, removeLabel, onRemove, isNew }: ThumbnailProps) {
  return (
    <figure className={classes.thumbnail} data-new={isNew}>
      <img src={address} alt={alt} width={100} />
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
