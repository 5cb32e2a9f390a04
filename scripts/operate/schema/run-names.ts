import type { Database } from '../../../src/server/database/database.ts'
import { programLanguages } from '../../../src/server/http/program-languages.ts'
import { speakOwnLanguage } from '../../../src/server/http/translate-answers.ts'
import { carryNames, planCarriedNames, type CarriedRecord } from '../../../src/server/records/carry-names.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { onBackend, type Program } from '../open-backend.ts'
import { onDatabase } from '../open-stored.ts'

/** Shows or writes what the tables of the configs say became of stored names. @returns what to print */
export function runNames(program: Program, env: Environment, isApply: boolean): Promise<string> {
  return onDatabase(env, async (database) => {
    const planned = await planCarriedNames(database.queries, program.entities)
    if (planned.length === 0)
      return 'All records have the names of their tables: there is nothing to carry over.'
    const refused = isApply ? await applyMoves(program, env, database, planned) : []
    return [...describe(planned), ...refused, '', summarize(planned, isApply ? refused.length : null)].join(
      '\n',
    )
  })
}

async function applyMoves(
  program: Program,
  env: Environment,
  database: Database,
  planned: readonly CarriedRecord[],
): Promise<readonly string[]> {
  await speakOwnLanguage(programLanguages)
  return onBackend(program, env, { database, isTrial: false }, async ({ store }) => {
    const refused = await carryNames(store, planned)
    return refused.map(([{ entity, id }, reason]) => `REFUSED ${entity.name} ${id}: ${reason}`)
  })
}

/** The moves that are sure by what they do, and each record of which nobody can say. */
function describe(planned: readonly CarriedRecord[]): readonly string[] {
  const sure = new Map<string, number>()
  for (const { entity, from, to, values } of planned) {
    const words = `${entity.name}: ${from} -> ${to.join('')}`
    if (values) sure.set(words, (sure.get(words) ?? 0) + 1)
  }
  const unsure = planned.filter(({ values }) => !values)
  return [
    ...[...sure].map(([words, count]) => `- ${words}: ${count}`),
    ...unsure.map(
      ({ entity, id, from, to }) => `NOT SURE ${entity.name} ${id}: ${from} may be ${to.join(' or ')}`,
    ),
  ]
}

function summarize(planned: readonly CarriedRecord[], refused: number | null): string {
  const sure = planned.filter(({ values }) => values).length
  const unsure = planned.length - sure
  const left = unsure > 0 ? ` ${unsure} of which nobody can say stay as they are: change them by hand.` : ''
  return refused === null
    ? `Planned: ${sure}.${left} Nothing was changed: npm run schema -- --names --apply changes them.`
    : `Changed: ${sure - refused}.${left}`
}
