import Columns from 'lucide-react/icons/columns-3'
import { lazy } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { lists } from '#texts/lists.ts'
import { PanelButton } from '../PanelButton.tsx'
import type { List } from '../../list-data/list.ts'
import { withWords } from '../../../texts/with-words.ts'

const loadPanel = () => withWords(import('./ColumnsPanel.tsx'))
const ColumnsPanel = lazy(loadPanel)

interface ColumnsButtonProps {
  readonly resource: Resource
  readonly list: List
}

/** Opens the choice of columns and of the rows' density. */
export function ColumnsButton({ resource, list }: ColumnsButtonProps) {
  return (
    <PanelButton icon={Columns} label={lists.columns} isQuiet load={loadPanel}>
      {(target) => <ColumnsPanel target={target} resource={resource} list={list} />}
    </PanelButton>
  )
}
