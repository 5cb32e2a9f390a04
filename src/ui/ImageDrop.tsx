import { Input } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, type ReactNode, type Ref } from 'react'
import { forms } from '../texts/fr/forms.ts'
import { sortFiles } from './sort-files.ts'
import classes from './image-drop.module.css'

interface ImageDropProps {
  readonly name: string
  readonly label: string
  readonly withAsterisk: boolean
  readonly error: string | undefined
  readonly hint: string
  readonly multiple: boolean
  /** Takes those that are pictures. */
  readonly onFiles: (files: readonly File[]) => void
  /** Hears why others were refused; of nothing where none was. */
  readonly onRefused: (message: string | undefined) => void
  readonly onBlur: () => void
  readonly ref: Ref<HTMLElement>
  /** The thumbnails. */
  readonly children: ReactNode
}

/** A place to drop image files, over a file input that the keyboard and the label reach. */
export function ImageDrop(props: ImageDropProps) {
  const { name, label, withAsterisk, error, hint, multiple, onFiles, onRefused, onBlur, children } = props
  const id = useId()

  async function take(files: readonly File[]) {
    const { pictures, problems } = await sortFiles(files)
    if (pictures.length > 0) onFiles(pictures)
    onRefused(problems.length > 0 ? problems.join(' ') : undefined)
  }

  return (
    <Input.Wrapper id={id} label={label} error={error} withAsterisk={withAsterisk}>
      <div className={classes.thumbnails}>{children}</div>
      <Dropzone
        role="group"
        aria-label={label}
        tabIndex={-1}
        className={classes.drop}
        name={name}
        multiple={multiple}
        activateOnKeyboard={false}
        onDrop={(files) => void take(files)}
        onReject={() => onRefused(forms.oneImageOnly)}
        inputProps={{
          id,
          onBlur,
          tabIndex: 0,
          // A filter for the file dialog alone: a dropped file passes it by.
          accept: 'image/*',
          'aria-invalid': error !== undefined,
          'aria-describedby': error === undefined ? undefined : `${id}-error`,
        }}
      >
        <span className={classes.dropText}>
          <ImagePlus size={22} strokeWidth={1.7} aria-hidden />
          <span>
            {hint}
            <small>{forms.imageHint}</small>
          </span>
        </span>
      </Dropzone>
    </Input.Wrapper>
  )
}
