import { CloseButton } from '@mantine/core'
import { uploadAddress } from '../api/uploads.ts'
import { forms } from '#texts/forms.ts'
import { formatBytes } from '../texts/format-bytes.ts'
import classes from './image-drop.module.css'
import { LargePicture } from './LargePicture.tsx'
import { MoveButtons, useThumbnailOrder, type ThumbnailOrder } from './thumbnail-order.tsx'
import { useObjectAddress } from './use-object-address.ts'

interface OneThumbnailProps {
  /** The position within its control, for the label. */
  readonly number: number
  /** Where several can be reordered. */
  readonly order?: ThumbnailOrder
  readonly onRemove: () => void
}

interface ExistingThumbnailProps extends OneThumbnailProps {
  readonly fileName: string
}

/** A stored picture. */
export function ExistingThumbnail({ fileName, ...shared }: ExistingThumbnailProps) {
  return (
    <Thumbnail
      {...shared}
      address={uploadAddress(fileName, 'small')}
      largeAddress={uploadAddress(fileName)}
      alt={forms.existingImage}
    />
  )
}

interface FileThumbnailProps extends OneThumbnailProps {
  readonly file: File
  /** Called when the file cannot be decoded, although it starts like a picture. */
  readonly onRefused: (message: string) => void
}

/** A chosen picture that is not uploaded yet, with its size. */
export function FileThumbnail({ file, onRefused, ...shared }: FileThumbnailProps) {
  const address = useObjectAddress(file)
  return (
    <Thumbnail
      {...shared}
      address={address}
      largeAddress={address}
      alt={forms.newImage}
      caption={formatBytes(file.size)}
      onBroken={() => {
        shared.onRemove()
        onRefused(forms.notAnImage(file.name))
      }}
      isNew
    />
  )
}

interface ThumbnailProps extends OneThumbnailProps {
  readonly address: string | undefined
  readonly largeAddress: string | undefined
  readonly alt: string
  readonly caption?: string
  readonly onBroken?: () => void
  readonly isNew?: boolean
}

function Thumbnail(props: ThumbnailProps) {
  const { address, largeAddress, alt, number, order, caption, onRemove, onBroken, isNew } = props
  const drag = useThumbnailOrder(order)
  return (
    <figure className={classes.thumbnail} data-new={isNew} {...drag}>
      <img src={address} alt={alt} width={100} draggable={false} onError={onBroken} />
      <LargePicture address={largeAddress} label={forms.enlargeImage(number)} />
      <CloseButton
        className={classes.remove}
        size="sm"
        radius="xl"
        aria-label={forms.removeImage(number)}
        onClick={({ currentTarget }) => {
          // The focused button disappears with its picture.
          currentTarget.closest('[data-kind]')?.querySelector('input')?.focus()
          onRemove()
        }}
      />
      {order && order.count > 1 && <MoveButtons order={order} number={number} />}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
