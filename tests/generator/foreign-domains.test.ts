import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foreignRoots } from '../../scripts/test/projects.ts'

// Their files are not committed: a change of what is generated for them shows here as another hash.
describe.each(foreignRoots())('%s', (root) => {
  it.each(['routes.ts', 'menu.ts', 'openapi.json', 'docstrings.ts'])('%s', (file) => {
    const text = readFileSync(`${root}/generated/${file}`, 'utf8')
    expect(createHash('sha256').update(text).digest('hex')).toMatchSnapshot()
  })
})
