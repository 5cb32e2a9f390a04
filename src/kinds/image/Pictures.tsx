import { useObjectAddress } from '../../ui/browser-files.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { Words } from '../core/value/Words.tsx'
import classes from './image.module.css'
import type { ImageField } from './definition.ts'
import { RecordImage } from './RecordImage.tsx'

interface PicturesProps {
  readonly all: readonly unknown[]
  readonly placeholder: ImageField['placeholder']
  readonly isLarge: boolean | undefined
}

/** Pictures side by side, stored ones and chosen files. */
export function Pictures({ all, placeholder, isLarge }: PicturesProps) {
  const shown = all.filter((each) => each instanceof File || plainText(each) !== '')
  if (shown.length === 0) return <Words text="" />
  return (
    <span className={classes.pictures}>
      {shown.map((each, place) =>
        each instanceof File ? (
          // The same file may be chosen twice; its place tells the two apart.
          <ChosenPicture key={`${each.name} ${place}`} file={each} />
        ) : (
          <RecordImage
            key={plainText(each)}
            fileName={plainText(each)}
            placeholder={placeholder}
            isLarge={isLarge}
          />
        ),
      )}
    </span>
  )
}

function ChosenPicture({ file }: { readonly file: File }) {
  return <img src={useObjectAddress(file)} alt={file.name} />
}
