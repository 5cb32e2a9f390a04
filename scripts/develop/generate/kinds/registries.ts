/** A list of what all kinds have of one sort, by the name of the kind. */
export interface Registry {
  /** The file, in `src/kinds/registries/`. */
  readonly name: string
  /** What an export ends with: `Cell` of `emailCell`. */
  readonly ending: string
  readonly type: KindImport
  /** The export that finds one by its field; without it the list itself is exported under the file's name. */
  readonly lookup?: string
  /** What a kind has that exports none; every kind must export one without it. */
  readonly otherwise?: KindImport | 'undefined'
  /** The member of the type that an exported component becomes: `TextControl` is written `{ Control: TextControl }`. */
  readonly component?: string
  /** What makes an entry of a file's default export, which is then loaded when it is asked for. */
  readonly lazy?: KindImport
  /** The comment above what is exported. */
  readonly says: string
}

export interface KindImport {
  readonly name: string
  readonly from: string
}

export const registries: readonly Registry[] = [
  {
    name: 'definitions',
    ending: 'Definition',
    type: { name: 'FieldDefinition', from: 'src/schema/entity/field-definition.ts' },
    says: 'How each kind is defined.',
  },
  {
    name: 'payloads',
    ending: 'Payload',
    type: { name: 'FieldPayload', from: 'src/schema/entity/field-definition.ts' },
    lookup: 'payloadOf',
    says: 'What a payload carries of a field, whatever its kind.',
  },
  {
    name: 'controls',
    ending: 'Control',
    type: { name: 'ControlView', from: 'src/kinds/core/control/control-props.ts' },
    lookup: 'controlOfKind',
    component: 'Control',
    lazy: { name: 'lazyControl', from: 'src/kinds/core/control/lazy-control.tsx' },
    says: "How a kind's values are written on screen.",
  },
  {
    name: 'authorings',
    ending: 'Authoring',
    type: { name: 'Authoring', from: 'src/kinds/core/authoring/authoring.ts' },
    lookup: 'authoringOf',
    says: 'How fields of a kind are checked and drafted.',
  },
  {
    name: 'sheets',
    ending: 'Sheet',
    type: { name: 'FieldSheet', from: 'src/kinds/core/sheet/field-sheet.ts' },
    lookup: 'sheetOf',
    otherwise: { name: 'wordsSheet', from: 'src/kinds/core/sheet/plain-sheet.ts' },
    says: 'What a field is in a spreadsheet, whatever its kind.',
  },
  {
    name: 'storages',
    ending: 'Storage',
    type: { name: 'FieldStorage', from: 'src/kinds/core/storage/field-storage.ts' },
    lookup: 'storageOf',
    otherwise: { name: 'plainStorage', from: 'src/kinds/core/storage/field-storage.ts' },
    says: 'How a field is stored, whatever its kind.',
  },
  {
    name: 'inputs',
    ending: 'Input',
    type: { name: 'FieldInput', from: 'src/kinds/core/form/field-input.ts' },
    lookup: 'inputOf',
    otherwise: 'undefined',
    says: 'What the browser checks of a field before anything is sent. Forms alone need this, so that lists do not load it.',
  },
  {
    name: 'values',
    ending: 'Value',
    type: { name: 'ValueView', from: 'src/kinds/core/value/value-view.ts' },
    lookup: 'valueViewOf',
    otherwise: { name: 'wordsValue', from: 'src/kinds/core/value/words-value.tsx' },
    component: 'View',
    says: "How people read a field's value outside lists, whatever its kind.",
  },
  {
    name: 'filters',
    ending: 'Filter',
    type: { name: 'FilterView', from: 'src/kinds/core/filter/filter-view.ts' },
    lookup: 'filterViewOf',
    otherwise: 'undefined',
    component: 'Options',
    says: 'How people choose what to filter for, where a kind is filtered by a list of values.',
  },
]
