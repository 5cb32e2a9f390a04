import { type Feature, lazyPart } from '../../engine/face.ts'
import { ActionHost, CustomActions } from './CustomActions.tsx'
/** What the config of an entity lets people do with its records. */
export const actionsFeature: Feature = {
  name: 'actions',
  commands: async (resource) => (await import('./commands.ts')).commandsOf(resource),
  slots: {
    layout: ActionHost,
    activity: lazyPart(() => import('./ActionRunList.tsx')),
    listTitle: ({ resource }) => <CustomActions resource={resource} ids={[]} place="title" />,
    formHeader: ({ resource, id }) => <CustomActions resource={resource} ids={[id]} place="form" />,
    rowMenu: ({ resource, record }) => (
      <CustomActions resource={resource} ids={[record.id]} record={record} place="row" />
    ),
    selectionBar: ({ resource, selection, isBusy }) =>
      !isBusy && (
        <CustomActions resource={resource} ids={[...selection.ids]} place="bar" onDone={selection.clear} />
      ),
  },
}
