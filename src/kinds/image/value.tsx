import type { ImageField } from './meaning.ts'
import type { ImagesField } from '../images/meaning.ts'
import { plainText } from '../plain-cell.ts'
import { RecordImage } from './RecordImage.tsx'
import { useObjectAddress } from '../../ui/use-object-address.ts'
import { Words } from '../text-values.tsx'
import type { ValueProps } from '../value-view.ts'
import classes from '../values.module.css'

export function ImageValue({ value, field }: ValueProps<ImageField>) {
  return <Pictures all={[value]} placeholder={field.placeholder} />
}

/** All of several, unlike the list. */
export function ImagesValue({ value, field }: ValueProps<ImagesField>) {
  return <Pictures all={Array.isArray(value) ? value : []} placeholder={field.placeholder} />
}

interface PicturesProps {
  readonly all: readonly unknown[]
  readonly placeholder: ImageField['placeholder']
}

function Pictures({ all, placeholder }: PicturesProps) {
  const shown = all.filter((each) => each instanceof File || plainText(each) !== '')
  if (shown.length === 0) return <Words text="" />
  return (
    <span className={classes.pictures}>
      {shown.map((each, place) =>
        each instanceof File ? (
          // The same file may be chosen twice; its place tells the two apart.
          <ChosenPicture key={`${each.name} ${place}`} file={each} />
        ) : (
          <RecordImage key={plainText(each)} fileName={plainText(each)} placeholder={placeholder} />
        ),
      )}
    </span>
  )
}

function ChosenPicture({ file }: { readonly file: File }) {
  return <img src={useObjectAddress(file)} alt={file.name} />
}
