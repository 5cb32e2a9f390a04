import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { imports } from '#features/import/texts.ts'

/** The way to the import of the first records of an entity. */
export default function FirstImportLink({ path }: { readonly path: string }) {
  return (
    <Button component={Link} to={`${path}/import`} size="xs" variant="default">
      {imports.title}
    </Button>
  )
}
