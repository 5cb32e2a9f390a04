import type { App } from '../../../src/schema/entity/app.ts'
import type { Language } from '../../../src/schema/values/text.ts'

/** The languages that a program speaks, its own first; what says none speaks French. */
export function languagesOf({ languages = ['fr'] }: Pick<App, 'languages'> = {}): readonly [
  own: Language,
  ...others: Language[],
] {
  return languages
}

/** The languages of a program beside its own. */
export function otherLanguages({ app }: { readonly app: App }): readonly Language[] {
  return languagesOf(app).slice(1)
}
