import { screens } from '../../texts/fr/screens.ts'
import classes from './form.module.css'

/** How much of the files is sent. */
export function UploadProgress({ share }: { readonly share: number }) {
  return (
    <label className={classes.progress}>
      {screens.form.uploading}
      <progress value={share} max={1} />
    </label>
  )
}
