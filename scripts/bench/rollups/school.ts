import { date } from '../../../src/kinds/date/meaning.ts'
import { decimal } from '../../../src/kinds/decimal/meaning.ts'
import { number } from '../../../src/kinds/number/meaning.ts'
import { text } from '../../../src/kinds/text/meaning.ts'
import { crud } from '../../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Fields } from '../../../src/schema/entity/field-kinds.ts'
import type { Rollup, Rollups } from '../../../src/schema/entity/rollup.ts'

const title = text({ label: 'Nom', required: true })
// The types know the entities of this program alone.
const LESSONS = 'lesson.student_id' as Rollup['of']

/** How many lessons a student had, for how much, and the last one. */
const rollups: Rollups = {
  lessons: { of: LESSONS, count: true },
  spent: { of: LESSONS, sum: 'price' },
  last_on: { of: LESSONS, latest: 'day' },
}

export function studentWith(hasRollups: boolean): AnyEntity {
  const fields: Fields = {
    title,
    lessons: number({ label: 'Leçons', readOnly: true }),
    spent: decimal({ label: 'Dépensé', readOnly: true }),
    last_on: date({ label: 'Dernière', readOnly: true }),
  }
  return { ...named('student', fields), ...(hasRollups && { rollups }) }
}

export const lesson: AnyEntity = named('lesson', {
  title,
  student_id: {
    kind: 'reference',
    label: 'Élève',
    to: 'student',
    as: 'Student',
    optionLabel: ['title'],
  },
  price: decimal({ label: 'Prix' }),
  day: date({ label: 'Jour' }),
})

/** The lesson of a turn; each student has as many. */
export function lessonOf(turn: number, students: number): Readonly<Record<string, string | number>> {
  const day = String((turn % 28) + 1).padStart(2, '0')
  return {
    title: `Leçon ${turn}`,
    student_id: (turn % students) + 1,
    price: `${1_000 + (turn % 500)}.00`,
    day: `2026-11-${day}`,
  }
}

function named(name: string, fields: Fields): AnyEntity {
  return {
    name,
    path: `/${name}`,
    endpoints: crud(`/api/${name}`, { sends: 'json', one: name, many: `${name}s` }),
    fields,
    list: { title: name, add: 'Ajouter', columns: ['title'] },
    texts: {
      create: 'Ajouter',
      update: 'Modifier',
      created: 'ajouté',
      updated: 'modifié',
      deleted: 'supprimé',
      confirmDelete: 'supprimer',
      inUse: 'Des fiches y sont rattachées.',
    },
  }
}
