import Download from 'lucide-react/icons/download'
import { lazy } from 'react'
import type { ExportRequest } from './export-list.ts'
import type { Resource } from '../../api/resource.ts'
import { lists } from '#texts/frame.ts'
import { PanelButton } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

const loadPanel = () => withWords(import('./ExportPanel.tsx'))
const ExportPanel = lazy(loadPanel)

interface ExportButtonProps extends Pick<ExportRequest, 'columns' | 'query' | 'ids'> {
  readonly resource: Resource
  /** How many records there are to export. */
  readonly total: number
}

/** Opens the choice of a file to export, and the ways to an import and to paper. */
export function ExportButton(props: ExportButtonProps) {
  return (
    <PanelButton icon={Download} label={lists.export} isQuiet load={loadPanel}>
      {(target) => <ExportPanel target={target} {...props} />}
    </PanelButton>
  )
}
