import { collectTexts, type FoundText } from '../../../../src/kinds/core/authoring/collect-texts.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { checkApp } from '../checks/app-check.ts'
import { checkEntity } from '../checks/entity-check.ts'
import { checkPage } from '../checks/page-check.ts'
import type { Position } from '../diagnostics/finding.ts'
import type { EntityModule, ReadModules } from './read-modules.ts'

/** A text for people, with its file and the export that it stands in. */
export interface ConfigText extends FoundText {
  readonly file: string
  readonly exportedAs: string
  /** The entity that it belongs to, where the export does not name it. */
  readonly within?: string
  /** Where it stands, if no path of the export leads to it. */
  readonly position?: Position
}

/** The texts of the program, its entities and its screens of one's own. */
export function readConfigTexts({
  app,
  modules,
  pages,
}: Pick<ReadModules, 'app' | 'modules' | 'pages'>): readonly ConfigText[] {
  return [
    ...(app ? textsOf(app, checkApp) : []),
    ...modules.flatMap((module) => textsOf(module, checkEntity)),
    ...pages.flatMap((page) => textsOf(page, checkPage)),
  ]
}

function textsOf({ file, exports }: EntityModule, check: (value: unknown) => unknown) {
  return Object.entries(exports).flatMap(([exportedAs, value]) => {
    if (!isObject(value)) return []
    return collectTexts(() => check(value)).map((found) => ({ ...found, file, exportedAs }))
  })
}
