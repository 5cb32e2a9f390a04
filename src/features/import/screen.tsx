import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'
import { ImportTool } from './ImportTool.tsx'

const ImportLink = lazy(() => import('./ImportLink.tsx'))

/** Records from a file. */
export const importFeature: Feature = {
  name: 'import',
  slots: {
    listToolbar: ImportTool,
    exportPanel: ({ resource }) => <ImportLink resource={resource} isSpare />,
    emptyList: ImportLink,
    firstStep: lazy(() => import('./FirstImportLink.tsx')),
  },
}
