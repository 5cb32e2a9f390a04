// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { access } from '../../texts/ar/access.ts'
import { answers } from '../../texts/ar/answers.ts'
import { auditLog } from '../../texts/ar/audit-log.ts'
import { calls } from '../../texts/ar/calls.ts'
import { cells } from '../../texts/ar/cells.ts'
import { columnChoice } from '../../texts/ar/column-choice.ts'
import { conflicts } from '../../texts/ar/conflicts.ts'
import { deletion } from '../../texts/ar/deletion.ts'
import { drafts } from '../../texts/ar/drafts.ts'
import { filters } from '../../texts/ar/filters.ts'
import { forms } from '../../texts/ar/forms.ts'
import { history } from '../../texts/ar/history.ts'
import { leaving } from '../../texts/ar/leaving.ts'
import { listEmpty } from '../../texts/ar/list-empty.ts'
import { lists } from '../../texts/ar/lists.ts'
import { notFound } from '../../texts/ar/not-found.ts'
import { pagination } from '../../texts/ar/pagination.ts'
import { parameters } from '../../texts/ar/parameters.ts'
import { preferences } from '../../texts/ar/preferences.ts'
import { problems } from '../../texts/ar/problems.ts'
import { profile } from '../../texts/ar/profile.ts'
import { punctuation } from '../../texts/ar/punctuation.ts'
import { rules } from '../../texts/ar/rules.ts'
import { runs } from '../../texts/ar/runs.ts'
import { screens } from '../../texts/ar/screens.ts'
import { selection } from '../../texts/ar/selection.ts'
import { sheets } from '../../texts/ar/sheets.ts'
import { toasts } from '../../texts/ar/toasts.ts'
import { values } from '../../texts/ar/values.ts'
import { home } from '../home/texts/ar.ts'
import { bulk, bulkAnswers } from '../bulk/texts/ar.ts'
import { actions, actionAnswers } from '../actions/texts/ar.ts'
import { imports } from '../import/texts/ar.ts'
import { exports, exportAnswers } from '../export/texts/ar.ts'
import { print } from '../print/texts/ar.ts'
import { savedViews, viewAnswers } from '../views/texts/ar.ts'
import { related } from '../related/texts/ar.ts'
import { peek } from '../peek/texts/ar.ts'
import { keyboard } from '../palette/texts/ar.ts'
import { live } from '../live/texts/ar.ts'
import { activity } from '../activity/texts/ar.ts'
import { jobs } from '../jobs/texts/ar.ts'
import { webhooks } from '../webhooks/texts/ar.ts'
import { trash } from '../trash/texts/ar.ts'

/** The words of the screens. */
export const screenWords: Catalogue = {
  access,
  auditLog,
  calls,
  cells,
  columnChoice,
  conflicts,
  deletion,
  drafts,
  filters,
  forms,
  history,
  leaving,
  listEmpty,
  lists,
  notFound,
  pagination,
  preferences,
  problems,
  profile,
  punctuation,
  rules,
  runs,
  screens,
  selection,
  sheets,
  toasts,
  values,
  home,
  bulk,
  actions,
  imports,
  exports,
  print,
  savedViews,
  related,
  peek,
  keyboard,
  live,
  activity,
  jobs,
  webhooks,
  trash,
}

/** The words of the server alone. */
export const serverWords: Catalogue = {
  answers,
  parameters,
  bulkAnswers,
  actionAnswers,
  exportAnswers,
  viewAnswers,
}
