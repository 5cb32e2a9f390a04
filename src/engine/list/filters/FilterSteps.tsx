import { useEffect, useState, useTransition, use } from 'react'
import type { Resource, LoadResource } from '../../../api/resource.ts'
import { parseFilter } from '../../../kinds/core/filter/filters.ts'
import { rangeInputOf } from '../../../kinds/core/filter/filter-values.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { type Filter, filterParameter } from '../../../schema/where/filter.ts'
import { t } from '../../../texts/locale.ts'
import type { List } from '../../list-data/list.ts'
import { BackButton } from './BackButton.tsx'
import { inverted, withFilter, combinable, combined, hasAlternatives } from './change-filters.ts'
import { FieldList } from './FieldList.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { filterableFields } from './filter-state.ts'
import { visibleResource } from './visible-resource.ts'
import { loadDayPart } from './lazy-day-part.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { filters as texts } from '#texts/list.ts'
import type { ListState } from '../../list-data/list-state.ts'
import classes from './filters.module.css'
import { useQueryClient } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { mayDo } from '../../../schema/access/rights.ts'
import { RELATIONS_DEEP } from '../../../schema/entity/entity-shapes.ts'
import { listBackend } from '../../list-data/list-backend.ts'

interface FilterStepsProps {
  readonly resource: Resource
  readonly list: List
  /** The way from the list to this entity: `Stadium.`, and nothing for the list's own. */
  readonly prefix: string
  /** What that way is called, and the way back. */
  readonly label?: string
  readonly onBack?: () => void
}

/** The fields of an entity, the editor of one of them, and through it the fields of what it refers to. */
export function FilterSteps({ resource, list, prefix, label, onBack }: FilterStepsProps) {
  const { entity } = resource
  const { state, show } = list
  const [name, setName] = useState<string | null>(null)
  const [related, setRelated] = useState<Resource | null>(null)
  // The fields stay in sight until the code of an editor is there.
  const [, startOpening] = useTransition()
  // Where the focus was before a field's editor was opened.
  const [former, setFormer] = useState<string | null>(null)
  useEffect(() => {
    const hasDays = filterableFields(entity).some(([, each]) => rangeInputOf(each) === 'date')
    if (hasDays) void loadDayPart().catch(() => undefined)
  }, [entity])
  const field = name === null ? undefined : entity.fields[name]
  const change = {
    filters: filtersBelow(entity, state.filters, prefix),
    onFilter: (filter: Filter) => show(withFilter(state, { ...filter, field: `${prefix}${filter.field}` })),
  }
  if (name === null || !field) {
    return (
      <>
        {onBack ? (
          <BackButton label={label ?? ''} isFocused onBack={onBack} />
        ) : (
          <CombineChoice state={state} onChange={show} />
        )}
        <FieldList
          entity={entity}
          {...change}
          countOf={(each, other) => countOf(state.filters, prefix, each, other)}
          former={former}
          onChoose={(chosen) => startOpening(() => setName(chosen))}
        />
      </>
    )
  }
  const below = `${prefix}${'as' in field ? field.as : name}.`
  const called = [label, t(field.label)].filter((each) => each !== undefined).join(' › ')
  if (related)
    return (
      <FilterSteps
        resource={related}
        list={list}
        prefix={below}
        label={called}
        onBack={() => setRelated(null)}
      />
    )
  return (
    <>
      <FilterEditor
        key={name}
        resource={resource}
        name={name}
        field={field}
        label={called}
        {...change}
        onInvert={(isNot) => show(inverted(state, `${prefix}${name}`, isNot))}
        onBack={() => {
          setFormer(name)
          setName(null)
        }}
      />
      <ByRelatedField resource={resource} field={field} prefix={prefix} onOpen={setRelated} />
    </>
  )
}

/** The filters by a field, and by those of what it refers to. */
function countOf(filters: readonly Filter[], prefix: string, name: string, field: Field): number {
  const path = `${prefix}${name}`
  const below = 'as' in field ? `${prefix}${field.as}.` : undefined
  return filters.filter((each) => each.field === path || (below && each.field.startsWith(below))).length
}

/** The filters by an entity's own fields, as their editors know them. @param prefix the way to it: `Stadium.` */
function filtersBelow(entity: AnyEntity, filters: readonly Filter[], prefix: string): readonly Filter[] {
  return filters.flatMap((filter) => {
    const field = filter.field.startsWith(prefix) ? filter.field.slice(prefix.length) : ''
    if (field === '' || field.includes('.')) return []
    if (prefix === '') return [filter]
    // What is asked of another entity stands in the address as text.
    return parseFilter(entity, filterParameter({ ...filter, field }), filter.values.map(String)) ?? []
  })
}

interface CombineChoiceProps {
  readonly state: ListState
  readonly onChange: (next: ListState) => void
}

/** Whether all filters must be met, or one of them is enough; of one filter there is nothing to choose. */
function CombineChoice({ state, onChange }: CombineChoiceProps) {
  if (combinable(state.filters).length < 2) return null
  const isOneEnough = hasAlternatives(state.filters)
  const choices = [
    { label: texts.all, isOne: false },
    { label: texts.oneIsEnough, isOne: true },
  ]
  return (
    <div className={classes.combine} role="group" aria-label={texts.combine}>
      {choices.map(({ label, isOne }) => (
        <button
          key={label}
          type="button"
          className={classes.preset}
          aria-pressed={isOne === isOneEnough}
          onClick={() => onChange(combined(state, isOne))}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

interface ByRelatedFieldProps {
  readonly resource: Resource
  readonly field: Field
  /** The way to the entity whose field it is. */
  readonly prefix: string
  readonly onOpen: (related: Resource) => void
}

/** The way to the fields of what a field refers to, for whoever may read them. */
function ByRelatedField({ resource, field, prefix, onOpen }: ByRelatedFieldProps) {
  // What a plain backend nests of other records is little: of the rest a filter would find nothing.
  const isPlain = listBackend(useQueryClient(), resource.entity) === 'plain'
  const isLeftOut = isPlain || prefix.split('.').length > RELATIONS_DEEP
  const related = useReadable('to' in field && !isLeftOut ? resource.related[field.to] : undefined)
  if (!related || filterableFields(related.entity).length === 0) return null
  return (
    <button type="button" className={classes.field} onClick={() => onOpen(related)}>
      <span>{texts.byFieldOf(t(field.label))}</span>
      <ChevronRight className={classes.forth} size={16} aria-hidden />
    </button>
  )
}

/** The entity as the person may see it, as soon as it is there. */
function useReadable(load: LoadResource | undefined): Resource | undefined {
  const person = use(PersonContext)
  const [resource, setResource] = useState<Resource>()
  useEffect(() => {
    let isWanted = true
    load?.().then(
      (found) => isWanted && setResource(visibleResource(found, person)),
      // The field itself can be filtered by all the same.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load, person])
  const mayRead = resource && (!person || mayDo(resource.entity, 'read', person))
  return load && mayRead ? resource : undefined
}
