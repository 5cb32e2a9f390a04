import type { Fields } from '../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { nameKey } from '../dependent-lookup/called-names.ts'
import type { PlacedName } from './definition.ts'

/** A field of names that may be those of another edition of its table. */
interface CarriedField {
  readonly name: string
  /** The field that its list follows. */
  readonly parent: string | undefined
  /** What became of its names, by `nameKey`. */
  readonly moved: ReadonlyMap<string, readonly PlacedName[]>
}

/** What becomes of a record's names. */
export interface NameMove {
  readonly from: string
  /** What it may be now: one, or several of which nobody can say which. */
  readonly to: readonly string[]
  /** The values that it is given; none where that is not sure. */
  readonly values?: Readonly<Record<string, string>>
}

/** The fields of names whose tables say what became of former ones: those that follow others first. */
export async function loadMovedFields(fields: Fields): Promise<readonly CarriedField[]> {
  const carried = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      if (field.kind !== 'lookup' && field.kind !== 'dependentLookup') return []
      const moves = await field.options.loadMoved?.()
      if (!moves) return []
      const moved = new Map<string, PlacedName[]>()
      for (const { from, to } of moves) {
        const key = nameKey(from.parent, from.name)
        moved.set(key, [...(moved.get(key) ?? []), to])
      }
      return [{ name, parent: field.kind === 'lookup' ? undefined : field.dependsOn, moved }]
    }),
  )
  return carried.flat().sort((one, other) => Number(!one.parent) - Number(!other.parent))
}

/** What becomes of the names of a record. A name that decides for the one above it is asked first. */
export function planMove(fields: readonly CarriedField[], record: EntityRecord): readonly NameMove[] {
  const decided = new Set<string>()
  const moves: NameMove[] = []
  for (const { name, parent, moved } of fields) {
    const value = textAt(record, name)
    if (value === '' || decided.has(name)) continue
    if (parent !== undefined) decided.add(parent)
    const above = textAt(record, parent)
    const found = moved.get(nameKey(above, value)) ?? []
    if (found.length === 0) continue
    const to = found.map((place) => [place.parent, place.name].filter(Boolean).join(', '))
    const [place, ...others] = found
    // What is carried to another name above would leave behind what else stands below that name.
    const rivals = fields.filter(
      (each) =>
        parent !== undefined &&
        each.parent === parent &&
        each.name !== name &&
        textAt(record, each.name) !== '',
    )
    const staysBelow = parent === undefined || place?.parent === above
    const isSure = place !== undefined && others.length === 0 && (staysBelow || rivals.length === 0)
    const values = {
      ...(parent !== undefined && place && { [parent]: place.parent }),
      [name]: place?.name ?? '',
    }
    moves.push({ from: [above, value].filter(Boolean).join(', '), to, ...(isSure && { values }) })
  }
  return moves
}

function textAt(record: EntityRecord, name: string | undefined): string {
  const value = name === undefined ? '' : record[name]
  return typeof value === 'string' ? value : ''
}
