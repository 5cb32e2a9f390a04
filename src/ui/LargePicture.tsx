import { CloseButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { forms } from '#texts/forms.ts'
import classes from './image-drop.module.css'

interface LargePictureProps {
  readonly address: string | undefined
  readonly label: string
}

/** A button over a thumbnail that shows the whole picture; it is fetched only then. */
export function LargePicture({ address, label }: LargePictureProps) {
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
