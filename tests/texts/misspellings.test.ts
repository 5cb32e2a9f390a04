import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What the requirement misspells: football's configs keep it to the letter, and nobody else has to. */
const MISSPELT = /difinitivement|supprimer définitivement|Gardier|Deffenseur|Addresse\b|\bAjoute [\p{L}$]/u

/** What the generator writes of football's configs. */
const OF_FOOTBALL = /^(src\/generated|src\/features\/registries)\//

const TEXTS = /\.(tsx?|md|json|html|css)$/

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
}

/** The files that other programs are made of or read. */
const files = [
  ...['src', 'scripts', 'entities/docs', 'tests/product/new/cases'].flatMap(filesBelow),
  'README.md',
  'entities/README.md',
  'entities/REFERENCE.md',
  'tests/README.md',
  ...readdirSync('.github')
    .filter((name) => name !== 'CHANGELOG.md')
    .map((name) => `.github/${name}`),
].filter((file) => (TEXTS.test(file) || file.endsWith('entity.txt')) && !OF_FOOTBALL.test(file))

const misspeltIn = (text: string) => text.split('\n').filter((line) => MISSPELT.test(line))

it.each(['Loan supprimer difinitivement!', 'Ajoute Loan', 'Gardier de but', 'Deffenseur', 'Addresse'])(
  'finds "%s"',
  (text) => expect(misspeltIn(`const text = '${text}'`)).toHaveLength(1),
)

it.each(['Ajouter un prêt', 'Addresses', 'Supprimé définitivement', 'Adresse'])('accepts "%s"', (text) =>
  expect(misspeltIn(text)).toEqual([]),
)

it('no misspelt word of the requirement stands outside football', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    misspeltIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
