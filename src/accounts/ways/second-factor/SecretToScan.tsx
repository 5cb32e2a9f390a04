import { lazyOptional } from '../../../engine/loading/lazy-part.ts'
import { Suspense } from 'react'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import classes from './second-factor.module.css'

/** Apart, for the library that draws it; the secret can be typed where it does not come. */
const QrCode = lazyOptional(() => import('./QrCode.tsx'))

interface SecretToScanProps {
  readonly secret: string
  readonly address: string
}

/** The secret of an authenticator: as a picture for its camera, as a link for an app of this device, and as text to type. */
export function SecretToScan({ secret, address }: SecretToScanProps) {
  return (
    <>
      <p className={classes.hint}>{texts.scan}</p>
      <div className={classes.qr}>
        <Suspense>
          <QrCode text={address} />
        </Suspense>
      </div>
      <p className={classes.hint}>
        {texts.orType}{' '}
        <a className={classes.link} href={address}>
          {texts.openApp}
        </a>
      </p>
      <output className={classes.secret} dir="ltr" aria-label={texts.secret}>
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </output>
    </>
  )
}
