import { isInDrafts } from '../../kinds/core/form/form-values.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { t } from '../../texts/locale.ts'
import type { DraftKeeper } from '../drafts/use-draft.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'

/** What the leave guard asks a form, which names its fields by the labels that it shows. */
export function unsavedForm(fields: Fields, { hasChanges, changedFields }: FilledForm, draft: DraftKeeper) {
  return {
    hasChanges,
    findChanges() {
      const changed = changedFields().flatMap((name) => fields[name] ?? [])
      return {
        changed: changed.map(({ label }) => t(label)),
        unkept: changed.filter((field) => !draft.place || !isInDrafts(field)).map(({ label }) => t(label)),
      }
    },
    onGivenUp: () => draft.end('given up'),
  }
}
