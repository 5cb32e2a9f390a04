import { textsOf } from '../../texts-of.ts'
import { t } from '../../../../src/texts/locale.ts'
import type { Page } from '@playwright/test'
import { readReferrersCall } from '../../../../src/calls/record-calls.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Text } from '../../../../src/schema/values/text.ts'
import { deletion } from '#texts/record.ts'
import { choicesCheck } from '../../browser/checks/choices.ts'
import { createCheck } from '../../browser/checks/create.ts'
import { deletionCheck, refusedDeletionCheck } from '../../browser/checks/deletion.ts'
import { editCheck } from '../../browser/checks/edit.ts'
import { errorsCheck } from '../../browser/checks/errors.ts'
import { languagesCheck } from '../../browser/checks/languages.ts'
import { listCheck, listStatesCheck } from '../../browser/checks/list.ts'
import { picturesCheck } from '../../browser/checks/pictures.ts'
import type { Check } from '../../browser/harness/for-each-entity.ts'
import { answerOtherwise, pretend, programOtherwise, sendOtherwise, styleOtherwise } from './tampering.ts'

/** One mistake a browser half could make, and the check that must not let it pass. */
export interface Mutant {
  readonly title: string
  readonly check: Check
  /** What it is caught by. */
  readonly told: RegExp
  /** Which entities it can be seen with; any that the check concerns without it. */
  readonly concerns?: (entity: AnyEntity) => boolean
  /** The program that shows it; the product's own without it. */
  readonly domain?: string
  tamper(page: Page, entity: AnyEntity): Promise<void>
}

/** A text that is required and shown in a column of its own. */
function shownText({ fields, list }: AnyEntity): string {
  return (
    Object.keys(fields).find((name) => fields[name]?.kind === 'text' && list.columns.includes(name)) ?? ''
  )
}

const isText = (entity: AnyEntity) => shownText(entity) !== ''
const isJson = ({ endpoints }: AnyEntity) => endpoints.create.body === 'json'
const rename = (name: string) => (answer: string) => answer.replaceAll(`"${name}":`, `"${name}_":`)
const french = (text: Text | null | undefined) => t(text ?? '')

export const mutants: readonly Mutant[] = [
  {
    title: 'a column is empty',
    check: listCheck,
    told: /toHaveText/,
    concerns: isText,
    tamper: (page, entity) => answerOtherwise(page, entity.endpoints.list, rename(shownText(entity))),
  },
  {
    title: 'the list never says that it is loading',
    check: listStatesCheck,
    told: /role=status|getByRole\('status'/,
    tamper: (page) => styleOtherwise(page, '[role=status] { display: none !important }'),
  },
  {
    title: 'a text is too pale',
    check: listCheck,
    told: /color-contrast/,
    tamper: (page) => styleOtherwise(page, 'main td { color: #ddd !important }'),
  },
  {
    title: 'a long name sticks out',
    check: listCheck,
    told: /sticks out/,
    tamper: (page) => styleOtherwise(page, 'main td, main th { min-width: 2000px !important }'),
  },
  {
    title: 'a field is not sent',
    check: createCheck,
    told: /toEqual/,
    concerns: (entity) => isJson(entity) && !entity.fields[lastPlain(entity)]?.required,
    tamper: (page, entity) =>
      sendOtherwise(page, entity.endpoints.create, ({ [lastPlain(entity)]: _dropped, ...rest }) => rest),
  },
  {
    title: 'a creation is told in other words',
    check: createCheck,
    told: /toHaveText/,
    concerns: (entity) => textsOf(entity).created !== null,
    tamper: (page, entity) => programOtherwise(page, asPattern(french(textsOf(entity).created)), 'Fait'),
  },
  {
    title: 'a control is not filled with what is stored',
    check: editCheck,
    told: /toHaveValue/,
    concerns: isText,
    tamper: (page, entity) => answerOtherwise(page, entity.endpoints.read, rename(shownText(entity))),
  },
  {
    title: 'an update updates nothing',
    check: editCheck,
    told: /toEqual/,
    tamper: (page, entity) => pretend(page, entity.endpoints.update),
  },
  {
    title: 'a mistake is told at no control',
    check: errorsCheck,
    told: /controls that are marked/,
    tamper: (page, entity) =>
      answerOtherwise(page, entity.endpoints.create, (answer) => answer.replaceAll('"path":', '"place":')),
  },
  {
    title: 'a word is forgotten in another language',
    check: languagesCheck,
    told: /list, ar[^]*supprimer/,
    // What the row of a list says, of whatever language.
    tamper: (page) => programOtherwise(page, /remove:[`'"]حذف[`'"]/g, 'remove:`Supprimer`'),
  },
  {
    title: 'Arabic is written from the left',
    check: languagesCheck,
    told: /toHaveCSS/,
    tamper: (page) => styleOtherwise(page, 'html { direction: ltr !important }'),
  },
  {
    title: 'a deletion deletes nothing',
    check: deletionCheck,
    told: /toHaveCount|toContain/,
    concerns: ({ endpoints }) => endpoints.destroy !== undefined,
    tamper: async (page, { endpoints }) => endpoints.destroy && pretend(page, endpoints.destroy),
  },
  {
    title: 'the question before a deletion cannot be answered with no',
    check: deletionCheck,
    told: /Timeout|toHaveCount/,
    tamper: (page) => programOtherwise(page, asPattern(deletion.cancel), deletion.confirm),
  },
  {
    title: 'a refused deletion is not explained',
    check: refusedDeletionCheck,
    told: /toHaveText/,
    tamper: async (page, entity) =>
      entity.endpoints.destroy &&
      answerOtherwise(page, entity.endpoints.destroy, (answer) =>
        answer.replaceAll(french(textsOf(entity).inUse), 'Non.'),
      ),
  },
  {
    title: 'what is kept is not said to be',
    check: refusedDeletionCheck,
    told: /toContainText/,
    tamper: (page, { name }) => {
      const path = readReferrersCall.path.replace(':entity', name)
      return answerOtherwise(page, { method: 'GET', path }, (answer) =>
        answer.replaceAll(/"keeps":\[[^\]]*\]/g, '"keeps":[]'),
      )
    },
  },
  {
    title: 'a picture is not replaced',
    check: picturesCheck,
    told: /toEqual|toContain/,
    tamper: (page, entity) => pretend(page, entity.endpoints.update),
  },
  {
    title: 'a choice follows nothing',
    check: choicesCheck,
    told: /toBeDisabled/,
    tamper: (page) => programOtherwise(page, /\bdisabled:/g, 'isDisabled:'),
  },
  ...otherLayouts(),
]

/** A form that is not laid out as the config says. */
function otherLayouts(): readonly Mutant[] {
  const concerns = ({ tabs }: AnyEntity) => tabs === true
  const other = { domain: 'clinic', check: createCheck, concerns }
  return [
    {
      ...other,
      title: 'a field that is hidden is shown',
      told: /toHaveCount/,
      concerns: ({ sections, fields }) => !sections && Object.values(fields).some(({ hidden }) => hidden),
      tamper: (page) => programOtherwise(page, /\bhidden:!0/g, 'hidden:!1'),
    },
    {
      ...other,
      title: 'an input shows no example',
      told: /toHaveAttribute/,
      tamper: (page) => programOtherwise(page, /\bplaceholder:/g, 'example:'),
    },
    {
      ...other,
      title: 'an icon is not drawn',
      told: /toBeAttached/,
      // What is given alone: a name that is replaced where it is read as well changes nothing.
      tamper: (page) => programOtherwise(page, /\bfieldIcons:(?=\{)/g, 'icons_:'),
    },
    {
      ...other,
      title: 'no width is obeyed',
      told: /share a row/,
      tamper: (page) => styleOtherwise(page, '[data-width] { grid-column: auto !important }'),
    },
    {
      ...other,
      title: 'sections stand behind no tabs',
      told: /toHaveText/,
      tamper: (page) => programOtherwise(page, /\btabs:!0/g, 'tabs:!1'),
    },
  ]
}

/** The last field that travels under its own name. */
function lastPlain({ fields }: AnyEntity): string {
  return Object.keys(fields).findLast((name) => fields[name]?.kind !== 'password') ?? ''
}

function asPattern(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')
}
