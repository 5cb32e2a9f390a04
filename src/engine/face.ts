/** What features may use of the engine; nothing else of it is imported by them. */
export { limitResource } from './access/limit-resource.ts'
export { NoRight } from './access/NoRight.tsx'
export { actionDialog, type DialogAction, openActionDialog } from './action-dialog.ts'
export { authorName } from './author-name.ts'
export type { ChartPart } from './chart/chart-part.ts'
export { Chart } from './chart/Chart.tsx'
export { ChartOutline } from './chart/ChartOutline.tsx'
export { Dialog } from './custom-pages/Dialog.tsx'
export { DeletionQuestion } from './deletion/DeletionQuestion.tsx'
export { restoreDeleted } from './deletion/restore.ts'
export { DRAFT_PREFIX, DraftOwner } from './drafts/draft-keys.ts'
export { pruneDrafts } from './drafts/draft-storage.ts'
export { isEmbeddedBackend } from './embedded-backend.ts'
export type {
  Dashboard,
  FeatureRoutes,
  FurtherDashboard,
  FurtherDashboards,
  HomeCard,
  HomeWidget,
} from './feature.ts'
export { focusRow, focusTitle } from './focus/focus.ts'
export { useFocusTitleAfter } from './focus/use-focus-title-after.ts'
export { useReturnFocus } from './focus/use-return-focus.ts'
export { useRecordForm } from './form-state/use-record-form.ts'
export { ConditionalField } from './form/ConditionalField.tsx'
export { readSections } from './form/form-layout.ts'
export { recordOptions } from './form/form-source.ts'
export { default as RecordFields } from './form/RecordFields.tsx'
export { ReferrerLinks } from './form/ReferrerLinks.tsx'
export { markFieldErrors } from './form/use-submission.ts'
export { shownChanges } from './history/differing-fields.ts'
export { EntryFields, FieldLines } from './history/FieldLines.tsx'
export { formatRecent } from './history/recent-moment.ts'
export type { Changes } from './leaving/unsaved.ts'
export { useUnsaved } from './leaving/use-unsaved.ts'
export { type ColumnView, columnViews } from './list-data/column-view.tsx'
export { answerOptions, findRecords, localPageOptions } from './list-data/list-answers.ts'
export { listBackend } from './list-data/list-backend.ts'
export { dropFromLists, listedRecord } from './list-data/list-cache.ts'
export { listAddress, rememberDefault, rememberedDefault } from './list-data/list-memory.ts'
export { keepPreference, readPreference, subscribeToPreferences } from './list-data/list-preferences.ts'
export { listQuery, type ListState, readListState, writeListState } from './list-data/list-state.ts'
export type { List } from './list-data/list.ts'
export { readLocalPage } from './list-data/local-lists.ts'
export type { Selection } from './list-data/use-selection.ts'
export { CellContent } from './list/CellContent.tsx'
export { ColumnItem } from './list/columns/ColumnItem.tsx'
export { FilterWords } from './list/filters/FilterWords.tsx'
export { CAME_LATE } from './list/lazy-components.ts'
export { Panel } from './list/Panel.tsx'
export { PanelButton, type PanelTarget } from './list/PanelButton.tsx'
export { outcomeOf } from './list/selection/outcome-of.tsx'
export { updateFields } from './list/update-fields.ts'
export { useListPreferences } from './list/use-list-preferences.ts'
export { ErrorBoundary } from './loading/ErrorBoundary.tsx'
export { lazyOptional, lazyPart } from './loading/lazy-part.ts'
export { Notice } from './loading/Notice.tsx'
export { Problem } from './loading/Problem.tsx'
export { awaitPreloaded, isSparing, useDelayed, useEarlyCode, whenIdle } from './loading/timing.ts'
export { addressOfNew, createAddress, recordAddress } from './navigation/record-links.ts'
export { referringList } from './navigation/referring-list.ts'
export { maxAgeContext, queryClientContext } from './navigation/router-context.ts'
export { useFollowLinks } from './navigation/use-follow-links.ts'
export { Breadcrumb } from './page/Breadcrumb.tsx'
export { NotFound } from './page/NotFound.tsx'
export { Page } from './page/Page.tsx'
export { useTitle } from './page/use-title.ts'
export { drawOwn } from './resource-routes.tsx'
export { entityLabel, ResourcesContext, useResources } from './resources.ts'
export {
  type EntityCommand,
  type Feature,
  type FormFootProps,
  type LayoutSlotProps,
  type ListenToNews,
  type ListFootProps,
  type ListOpened,
  type ListSlotProps,
  type SelectionSlotProps,
  Slot,
  type UnfinishedWork,
  useFeatures,
} from './slots.tsx'
export { Opened } from './toasts/Opened.tsx'
export {
  dismissQuestion,
  toastError,
  toastFailure,
  toastOutcome,
  toastQuestion,
  toastSuccess,
} from './toasts/toasts.ts'
export { offerUndo } from './undo/undo-offer.ts'
