import { type Feature, lazyOptional } from '../../engine/face.ts'
import { ImportTool } from './ImportTool.tsx'
import { withWords } from '../../texts/with-words.ts'

const ImportLink = lazyOptional(() => import('./ImportLink.tsx'))

/** Records from a file. */
export const importFeature: Feature = {
  name: 'import',
  slots: {
    listToolbar: ImportTool,
    exportPanel: ({ resource }) => <ImportLink resource={resource} isSpare />,
    emptyList: ImportLink,
    firstStep: lazyOptional(() => import('./FirstImportLink.tsx')),
  },
  unfinishedWork: () => withWords(import('./import-drafts.ts')),
}
