import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatFiles } from '../../scripts/develop/generate/format-files.ts'

const SOURCE = new Map([['src/generated/languages.ts', 'export const own = "fr"']])

function projectWith(settings: object): string {
  const root = mkdtempSync(join(tmpdir(), 'format-'))
  writeFileSync(join(root, '.prettierrc.json'), JSON.stringify(settings))
  return root
}

it('the same text is formatted as each project says', async () => {
  const formatted = async (settings: object) => [
    ...(await formatFiles(projectWith(settings), SOURCE)).values(),
  ]
  expect(await formatted({ semi: true })).toEqual(['export const own = "fr";\n'])
  expect(await formatted({ semi: false, singleQuote: true })).toEqual(["export const own = 'fr'\n"])
})
