import { mayDo } from '../../../../src/schema/rights.ts'
import type { AllEntities } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { readReferences } from '../entity-paths.ts'
import { rolesOf } from './access.ts'
import { accessOf } from './rollup-access.ts'

/** Whoever may create a record finds the records that it must name: without them each of its forms would be refused. */
export function checkRequiredAccess({ entities, unreadNames }: AllEntities): readonly Finding[] {
  const roles = rolesOf(entities)
  if (!roles || unreadNames.length > 0) return []
  return entities.flatMap((entity) =>
    readReferences(entity).flatMap(([name, reference]): readonly Finding[] => {
      const { to, required } = reference
      const target = entities.find((each) => each.name === to)
      const isFilled = 'initial' in reference && reference.initial !== undefined
      if (!required || isFilled || !target || !entity.endpoints.some(([each]) => each === 'create')) return []
      const stuck = roles.filter((role) => {
        const person = { isSuperAdministrator: false, roles: [role] }
        return mayDo(accessOf(entity), 'create', person) && !mayDo(accessOf(target), 'list', person)
      })
      if (stuck.length === 0) return []
      const { file, exportedAs } = entity
      const people = stuck.join(', ')
      const message = `${people} may create "${entity.name}", which must name a "${to}", and may not choose from these; expected ${people} among access.list and access.read of "${to}", or not among access.create here`
      return [{ code: 'E207', file, exportedAs, path: ['fields', name, 'required'], message }]
    }),
  )
}
