import type { Changes } from '../../engine/face.ts'
import { imports } from '#features/import/texts.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ImportRequest } from './calls.ts'
import { headersAt, isSecretColumn } from './describe-file.ts'
import type { ImportDraft } from './import-file.ts'

/** The policy decides what is written, not what is wrong. */
export function isSameContent(one: ImportRequest, other: ImportRequest | undefined): boolean {
  return (
    one.rows === other?.rows &&
    one.columns === other.columns &&
    one.mode === other.mode &&
    one.by === other.by
  )
}

/** What somebody did with a file: the columns with a mended cell, and whether they mean something else. */
export function diffImport(entity: AnyEntity, given: ImportRequest, draft: ImportDraft): Changes {
  const { headers, request } = draft
  const mended = [...headers.keys()].filter((place) =>
    request.rows.some((row, each) => {
      const before = given.rows[each]
      return row !== before && (row.cells[place] ?? '') !== (before?.cells[place] ?? '')
    }),
  )
  const chosen = isSameContent({ ...given, rows: request.rows }, request) ? [] : [imports.stepNames.columns]
  return {
    changed: [...headersAt(draft, mended), ...chosen],
    unkept: headersAt(
      draft,
      mended.filter((place) => isSecretColumn(entity, draft, place)),
    ),
  }
}
