import { useLocation } from 'react-router-dom'
import { app } from '../../../generated/app.ts'
import { readLoginOffers } from '../../../engine/embedded-backend.ts'
import { AskLink } from './AskLink.tsx'
import { LinkOver } from './LinkOver.tsx'
import { SetByLink } from './SetByLink.tsx'
import classes from './link.module.css'

/**
 * Where the links of accounts lead to, for whoever is not logged in. What stands behind `#` is sent to no server with the
 * address, so that it lies in no log.
 */
export function LinkPage() {
  const token = useLocation().hash.slice(1)
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>{app.name}</p>
        {token === '' ? (
          readLoginOffers().includes('recovery') ? (
            <AskLink />
          ) : (
            <LinkOver />
          )
        ) : (
          <SetByLink key={token} token={token} />
        )}
      </div>
    </main>
  )
}
