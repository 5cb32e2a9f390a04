import type { Parts } from '../values/kind-values.ts'
import type { Trial } from './trial.ts'

/** An update that changes something of any record, each turn something else; pictures aside, which take their time. */
export async function buildEdit(trial: Trial, turn = 1): Promise<Parts> {
  const { entity, build, referAnew } = trial
  const isLink = Object.values(entity.fields).every(({ kind }) => kind === 'reference')
  // A record of references alone changes by referring to others.
  const { values } = await build({ turn, ...(isLink && { refer: referAnew }) })
  const isPicture = (name: string) => /^(images?|file)$/.test(entity.fields[name]?.kind ?? '')
  const sent = [...values].flatMap(([name, value]) => (isPicture(name) ? [] : [value.sent('update')]))
  return Object.assign({}, ...sent)
}
