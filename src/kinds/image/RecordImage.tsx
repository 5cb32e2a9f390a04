import { useState } from 'react'
import { uploadAddress } from '../../api/addresses.ts'
import noPicture from './no-picture.svg'
import classes from './image.module.css'

interface RecordImageProps {
  readonly fileName: string | null
  /** A neutral one without it. */
  readonly placeholder: string | undefined
  /** The whole picture instead of a thumbnail. */
  readonly isLarge?: boolean | undefined
}

/** A record's picture 80 px high, or the default one where it has none or its file is gone. */
export function RecordImage({ fileName, placeholder = noPicture, isLarge }: RecordImageProps) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = fileName !== null && fileName !== '' && fileName !== broken
  const markBroken = () => {
    if (fileName) setBroken(fileName)
  }
  return (
    <img
      // Until the next picture is there the former one would stand in its place.
      key={hasPicture ? fileName : placeholder}
      className={classes.image}
      src={hasPicture ? uploadAddress(fileName, isLarge ? undefined : 'small') : placeholder}
      alt=""
      height={80}
      loading="lazy"
      data-placeholder={!hasPicture || undefined}
      onError={markBroken}
    />
  )
}
