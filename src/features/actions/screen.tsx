import type { Feature } from '../../engine/slots.tsx'
import { ActionHost } from './ActionHost.tsx'
import { CustomActions } from './CustomActions.tsx'

/** What the config of an entity lets people do with its records. */
export const actionsFeature: Feature = {
  name: 'actions',
  slots: {
    layout: ActionHost,
    listTitle: ({ resource }) => <CustomActions resource={resource} ids={[]} place="title" />,
    formHeader: ({ resource, id }) => <CustomActions resource={resource} ids={[id]} place="title" />,
    rowMenu: ({ resource, record }) => <CustomActions resource={resource} ids={[record.id]} place="row" />,
    selectionBar: ({ resource, selection, isBusy }) =>
      !isBusy && (
        <CustomActions resource={resource} ids={[...selection.ids]} place="bar" onDone={selection.clear} />
      ),
  },
}
