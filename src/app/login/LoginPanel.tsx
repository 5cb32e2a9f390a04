import { screens } from '../../texts/fr/screens.ts'
import classes from './login.module.css'

/** The painted half of the login screen: a pitch seen from above. */
export function LoginPanel() {
  return (
    <div className={classes.panel} aria-hidden>
      <svg className={classes.pitch} viewBox="0 0 680 1050" preserveAspectRatio="xMidYMid slice" fill="none">
        <g stroke="currentColor" strokeWidth="3">
          <rect x="20" y="20" width="640" height="1010" />
          <path d="M20 525H660" />
          <circle cx="340" cy="525" r="92" />
          <rect x="138" y="20" width="404" height="165" />
          <rect x="249" y="20" width="182" height="55" />
          <path d="M267 185a92 92 0 0 0 146 0" />
          <rect x="138" y="865" width="404" height="165" />
          <rect x="249" y="975" width="182" height="55" />
          <path d="M267 865a92 92 0 0 1 146 0" />
        </g>
        <g fill="currentColor">
          <circle cx="340" cy="525" r="6" />
          <circle cx="340" cy="130" r="5" />
          <circle cx="340" cy="920" r="5" />
        </g>
      </svg>
      <div className={classes.words}>
        <p className={classes.brand}>{screens.product.name}</p>
        <p className={classes.promise}>{screens.login.promise}</p>
      </div>
    </div>
  )
}
