import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import type { Resource } from '../../api/resource.ts'
import { exports } from '#features/export/texts.ts'
import { isExportedHere } from './export-list.ts'
import { saveTemplate } from './save-template.ts'

/** Saves a template to fill in, where a list has no records and the backend reads files. */
export default function TemplateButton({ resource: { entity } }: { readonly resource: Resource }) {
  if (isExportedHere(useQueryClient(), entity)) return null
  return (
    <Button
      variant="subtle"
      leftSection={<Download size={17} aria-hidden />}
      onClick={() => void saveTemplate(entity, 'xlsx')}
    >
      {exports.saveTemplate}
    </Button>
  )
}
