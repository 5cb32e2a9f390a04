import type { Feature } from '../../engine/slots.tsx'
import { listQuery } from '../../engine/list-data/list-state.ts'
import { ExportButton } from './ExportButton.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

/** Records saved as a file. */
export const exportFeature: Feature = {
  name: 'export',
  slots: {
    listToolbar: ({ resource, list: { columns, state, total = 0 } }) => (
      <ExportButton
        resource={resource}
        columns={columns.map(({ key }) => key)}
        query={listQuery(state)}
        total={total}
      />
    ),
    emptyList: lazyOptional(() => import('./TemplateButton.tsx')),
    importFile: lazyOptional(() => import('./ImportTemplate.tsx')),
    selectionBar: ({ resource, columns, query, selection: { ids }, isBusy }) =>
      !isBusy && (
        <ExportButton resource={resource} columns={columns} query={query} ids={[...ids]} total={ids.size} />
      ),
  },
}
