import { forms } from '../../texts/fr/forms.ts'
import classes from './form.module.css'

/** How much of the files is sent. */
export function UploadProgress({ share }: { readonly share: number }) {
  return (
    <label className={classes.progress}>
      {forms.uploading}
      <progress value={share} max={1} />
    </label>
  )
}
