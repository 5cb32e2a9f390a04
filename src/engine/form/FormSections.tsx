import { lazy, Suspense, use, useId, type ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { FieldControlProps, FormMethods } from '../../kinds/core/control/control-props.ts'
import type { FieldIcons } from '../../api/resource.ts'
import { FieldIconsContext } from '../../kinds/core/control/iconed-label.tsx'
import { controlOf } from '../../kinds/core/control/controls.ts'
import { hasConditions } from '../../kinds/core/form/conditions.ts'
import type { ComputedFunctions, FormModel } from '../../kinds/core/form/form-model.ts'
import type { Section } from '../../schema/entity/entity.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import { ComputedFields, TakenFields } from './form-source.ts'
import { ConditionalField } from './ConditionalField.tsx'
import { FormField } from './FormField.tsx'
import type { FormPart } from './FormTabs.tsx'
import { placeSections } from './form-layout.ts'
import classes from './form.module.css'
import type { Lock } from '../../schema/access/lock.ts'
import { LockNote } from './LockNote.tsx'

const FormTabs = lazy(() => import('./FormTabs.tsx'))

/** The grid that controls are laid out in. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

interface SectionsProps extends Omit<FieldControlProps<Field>, 'name' | 'field'> {
  readonly sections?: Readonly<Record<string, Section>> | undefined
  readonly tabs?: boolean | undefined
  /** The fields that are shown; all without it. */
  readonly only?: ReadonlySet<string>
}

export interface FormSectionsProps extends SectionsProps {
  readonly icons?: FieldIcons | undefined
  /** What was filled from the record's past. */
  readonly taken: ReadonlySet<string>
  /** What works fields out while others are typed. */
  readonly computed?: ComputedFunctions | undefined
}

const NONE: ComputedFunctions = {}

/** A control for each field, grouped by the config's sections. */
export function FormSections({ icons, taken, computed = NONE, ...sections }: FormSectionsProps) {
  return (
    <FieldIconsContext value={icons}>
      <TakenFields value={taken}>
        <ComputedFields value={computed}>
          <Sections {...sections} />
        </ComputedFields>
      </TakenFields>
    </FieldIconsContext>
  )
}

function Sections({ sections, tabs, only, ...shared }: SectionsProps) {
  const { model } = shared
  const isLeftOut = (name: string) => only?.has(name) === false
  const computed = use(ComputedFields)
  const controls = (names: readonly string[]) =>
    names.map((name) => {
      const field = model.fields[name]
      if (!field || isLeftOut(name)) return undefined
      if (!model.hasControl(name) && !Object.hasOwn(computed, name)) return undefined
      const Shown = hasConditions(field) ? ConditionalField : FormField
      return <Shown key={name} name={name} field={field} {...shared} />
    })
  if (!sections) return <FieldGrid>{controls(Object.keys(model.fields))}</FieldGrid>
  const shown = Object.entries(sections).filter(([, { fields }]) => !fields.every(isLeftOut))
  const places = placeSections(shown.map(([, { fields }]) => isAcross(model, fields)))
  const parts = shown.map(([key, { label, fields, lock }], index) => ({
    key,
    place: places[index],
    label: t(label),
    mistakes: <Mistakes form={shared.form} names={model.namesOf(fields)} />,
    content: (
      <LockableFields {...shared} lock={lock}>
        <FieldGrid>{controls(fields)}</FieldGrid>
      </LockableFields>
    ),
  }))
  if (tabs)
    return (
      <Suspense>
        <FormTabs parts={parts} isNew={model.mode === 'create'} />
      </Suspense>
    )
  return (
    <div className={classes.sections}>
      {parts.map((part) => (
        <FormSection {...part} key={part.key} />
      ))}
    </div>
  )
}

function isAcross({ fields }: FormModel, names: readonly string[]): boolean {
  return names.some((name) => fields[name] && controlOf(fields[name]).isAcross === true)
}

function FormSection({ label, place, mistakes, content }: Omit<FormPart, 'key'>) {
  const id = useId()
  return (
    <section className={classes.section} role="group" aria-labelledby={id} data-place={place}>
      <h2 className={classes.heading} id={id}>
        <bdi>{label}</bdi> {mistakes}
      </h2>
      {content}
    </section>
  )
}

interface MistakesProps {
  readonly form: FormMethods
  readonly names: readonly string[]
}

/** The number of fields of a section with an error. */
function Mistakes({ form, names }: MistakesProps) {
  const { errors } = useFormState({ control: form.control })
  const count = names.filter((name) => get(errors, name) !== undefined).length
  return count > 0 && <span className={classes.mistakes}>{forms.mistakes(count)}</span>
}

interface LockableFieldsProps extends Pick<FieldControlProps<Field>, 'form' | 'model'> {
  readonly lock: Lock | undefined
  /** The controls. */
  readonly children: ReactNode
}

/** The controls of a section, which stay as they are where the stored record is so. */
function LockableFields({ lock, model, form, children }: LockableFieldsProps) {
  const { defaultValues = {} } = useFormState({ control: form.control })
  if (!lock || !model.isLockMet(lock, defaultValues)) return children
  return (
    <>
      <LockNote says={lock.says} />
      <fieldset className={classes.locked} role="presentation" disabled>
        {children}
      </fieldset>
    </>
  )
}
