import { Input, type InputWrapperProps } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, type ReactNode, type Ref } from 'react'
import { forms } from '../texts/forms.ts'
import { describedBy } from './described-by.ts'
import { sortFiles } from './sort-files.ts'
import classes from './image-drop.module.css'

interface ImageDropProps {
  readonly name: string
  readonly label: string
  readonly withAsterisk: boolean
  readonly description: string | undefined
  readonly inputWrapperOrder: NonNullable<InputWrapperProps['inputWrapperOrder']>
  readonly error: string | undefined
  readonly hint: string
  readonly multiple: boolean
  /** Receives the accepted pictures. */
  readonly onFiles: (files: readonly File[]) => void
  /** Receives the reasons for rejected files; empty when all were accepted. */
  readonly onRefused: (message: string | undefined) => void
  readonly onBlur: () => void
  readonly ref: Ref<HTMLElement>
  /** The thumbnails. */
  readonly children: ReactNode
}

/** A dropzone over a file input, which keyboard and label can reach. */
export function ImageDrop(props: ImageDropProps) {
  const {
    name,
    label,
    withAsterisk,
    description,
    inputWrapperOrder,
    error,
    hint,
    multiple,
    onFiles,
    onRefused,
    onBlur,
    children,
  } = props
  const id = useId()

  async function take(files: readonly File[]) {
    const { pictures, problems } = await sortFiles(files)
    if (pictures.length > 0) onFiles(pictures)
    onRefused(problems.length > 0 ? problems.join(' ') : undefined)
  }

  return (
    <Input.Wrapper {...{ id, label, description, inputWrapperOrder, error, withAsterisk }}>
      {/* Several fields may have a first picture. */}
      <div role="group" aria-label={label}>
        <div className={classes.thumbnails}>{children}</div>
        <Dropzone
          role="group"
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
            // Filters the file dialog only; dropped files are checked separately.
            accept: 'image/*',
            'aria-invalid': error !== undefined,
            'aria-describedby': describedBy(id, { description, error }),
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
        <label className={classes.camera}>
          <Camera size={20} aria-hidden />
          {forms.takePhoto}
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])])
              // The same picture may be taken again after it was removed.
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
    </Input.Wrapper>
  )
}
