import { CloseButton } from '@mantine/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type DragEvent, type MouseEvent, useRef, useState } from 'react'
import { uploadAddress } from '../api/addresses.ts'
import { forms } from '#texts/form.ts'
import { formatBytes } from '../texts/format-bytes.ts'
import classes from './image-drop.module.css'
import { useObjectAddress } from './browser-files.ts'

/** The place of a picture among those it can change places with. */
interface ThumbnailOrder {
  /** Tells them from others; in small letters, as the type of dragged data. */
  readonly group: string
  readonly place: number
  readonly count: number
  move(from: number, to: number): void
}

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

/** The attributes that let a thumbnail be dragged to the place of another. */
function useThumbnailOrder(order: ThumbnailOrder | undefined) {
  if (!order || order.count < 2) return {}
  const type = `application/x-picture-${order.group}`
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(type, String(order.place)),
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(type)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const from = event.dataTransfer.getData(type)
      if (from === '') return
      event.preventDefault()
      order.move(Number(from), order.place)
    },
  }
}

interface MoveButtonsProps {
  readonly order: ThumbnailOrder
  readonly number: number
}

/** Moves a picture by one place, for the keyboard and for fingers. */
function MoveButtons({ order, number }: MoveButtonsProps) {
  const { place, count, move } = order
  function moveBy(step: number, { currentTarget }: MouseEvent<HTMLElement>) {
    const shown = currentTarget.closest('figure')?.parentElement
    const at = [...(shown?.children ?? [])].indexOf(currentTarget.closest('figure') ?? currentTarget)
    move(place, place + step)
    // The focus follows the picture; at the end only the way back is left.
    requestAnimationFrame(() => {
      const buttons = shown?.children[at + step]?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? []
      const [back, on] = buttons
      const same = step < 0 ? back : on
      const next = same?.disabled ? (step < 0 ? on : back) : same
      next?.focus()
    })
  }
  return (
    <span className={classes.moves}>
      <button
        type="button"
        data-step="-1"
        aria-label={forms.moveImageBack(number)}
        disabled={place === 0}
        onClick={(event) => moveBy(-1, event)}
      >
        <ChevronLeft size={16} aria-hidden />
      </button>
      <button
        type="button"
        data-step="1"
        aria-label={forms.moveImageOn(number)}
        disabled={place === count - 1}
        onClick={(event) => moveBy(1, event)}
      >
        <ChevronRight size={16} aria-hidden />
      </button>
    </span>
  )
}

interface LargePictureProps {
  readonly address: string | undefined
  readonly label: string
}

/** A button over a thumbnail that shows the whole picture; it is fetched only then. */
function LargePicture({ address, label }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={label}
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
      />
      <dialog ref={dialog} className={classes.large} aria-label={label} onClose={() => setIsOpen(false)}>
        {isOpen && <img src={address} alt="" />}
        <CloseButton
          className={classes.close}
          size="lg"
          aria-label={forms.closeImage}
          onClick={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}
