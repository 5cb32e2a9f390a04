// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { ValueView } from '../core/value/value-view.ts'
import { wordsValue } from '../core/value/words-value.tsx'
import { FileValue } from '../file/value.tsx'
import { ImageValue } from '../image/value.tsx'
import { ImagesValue } from '../images/value.tsx'
import { JsonValue } from '../json/value.tsx'
import { LocalizedTextValue } from '../localized-text/value.tsx'
import { MarkdownValue } from '../markdown/value.tsx'
import { PasswordValue } from '../password/value.tsx'
import { ReferenceValue } from '../reference/value.tsx'
import { ReferencesValue } from '../references/value.tsx'
import { createRowsValue } from '../rows/value.tsx'

const values: { readonly [Kind in FieldKind]?: ValueView<FieldKinds[Kind]> } = {
  file: { View: FileValue },
  image: { View: ImageValue },
  images: { View: ImagesValue },
  json: { View: JsonValue },
  localizedText: { View: LocalizedTextValue },
  markdown: { View: MarkdownValue },
  password: { View: PasswordValue },
  reference: { View: ReferenceValue },
  references: { View: ReferencesValue },
  rows: createRowsValue(valueViewOf),
}

/** How people read a field's value outside lists, whatever its kind. */
export function valueViewOf({ kind }: Pick<Field, 'kind'>): ValueView<Field> {
  return values[kind] ?? wordsValue
}
