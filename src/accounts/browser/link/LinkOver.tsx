import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { links } from '#texts/links.ts'
import { readLoginOffers } from '../../../engine/embedded-backend.ts'
import { LinkTitle } from './LinkTitle.tsx'
import classes from './link.module.css'

/** A link that is good for nothing any more, and what leads on. */
export function LinkOver() {
  return (
    <>
      <LinkTitle title={links.overTitle} />
      <p className={classes.hint}>{links.over}</p>
      {readLoginOffers().includes('recovery') && (
        <Button component={Link} to="/login/link" fullWidth>
          {links.another}
        </Button>
      )}
      <Button component={Link} to="/login" variant="default" fullWidth>
        {links.back}
      </Button>
    </>
  )
}
