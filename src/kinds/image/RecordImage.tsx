import { useState } from 'react'
import { uploadAddress } from '../../api/uploads.ts'
import type { PlaceholderName } from './meaning.ts'
import { placeholderAddress } from './placeholder-address.ts'
import classes from './image.module.css'

interface RecordImageProps {
  readonly fileName: string | null
  readonly placeholder: PlaceholderName
}

/** A record's picture 80 px high, or the default one where it has none or its file is gone. */
export function RecordImage({ fileName, placeholder }: RecordImageProps) {
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
      src={hasPicture ? uploadAddress(fileName, 'small') : placeholderAddress(placeholder)}
      alt=""
      height={80}
      loading="lazy"
      data-placeholder={!hasPicture || undefined}
      onError={markBroken}
      // One that the server has rendered may have failed before anybody listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) markBroken()
      }}
    />
  )
}
