import { app } from '../../../generated/app.ts'
import { loginPicture } from '../../../generated/pictures.ts'
import { t } from '../../../texts/locale.ts'
import classes from './login.module.css'

/** The decorative half of the login screen. */
export function LoginPanel() {
  return (
    <div className={classes.panel} aria-hidden>
      {loginPicture !== undefined && <img className={classes.pitch} src={loginPicture} alt="" />}
      <div className={classes.words}>
        <p className={classes.brand}>{app.name}</p>
        {app.promise !== undefined && <p className={classes.promise}>{t(app.promise)}</p>}
      </div>
    </div>
  )
}
