import { type Feature, lazyOptional, listQuery } from '../../engine/face.ts'
import { ExportButton } from './ExportButton.tsx'
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
