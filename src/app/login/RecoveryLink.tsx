import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { links } from '#texts/links.ts'

/** The way back in for whoever has lost the password. */
export function RecoveryLink() {
  return (
    <Button component={Link} to="/login/link" variant="subtle" size="sm" fullWidth>
      {links.forgotten}
    </Button>
  )
}
