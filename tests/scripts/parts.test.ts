import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findParts, SCREENS, type Chunk } from '../../scripts/build/parts.ts'

function chunk(name: string, module: string, imports: readonly string[] = [], styles: string[] = []): Chunk {
  const id = `/project/src/${module}`
  return {
    fileName: `assets/${name}.js`,
    isEntry: name === 'index',
    imports: imports.map((each) => `assets/${each}.js`),
    moduleIds: [id],
    facadeModuleId: id,
    viteMetadata: { importedCss: new Set(styles.map((each) => `assets/${each}.css`)) },
  }
}

const chunks = [
  chunk('index', 'app/main.tsx', ['react'], ['index']),
  chunk('react', 'react.js'),
  chunk('list', 'engine/list/ListPage.tsx', ['react', 'table'], ['list']),
  chunk('table', 'engine/list/Table.tsx', ['list', 'gone'], ['table']),
  chunk('thing', 'generated/clients/thing.ts', ['react']),
]

describe('the parts of a build', () => {
  it('are files beside those of every page, styles after those that they build upon', () => {
    expect(findParts(chunks, '/project')).toEqual({
      list: ['assets/table.css', 'assets/table.js', 'assets/list.css', 'assets/list.js'],
      'entity/thing': ['assets/thing.js'],
    })
  })

  it('are none where a screen is no chunk of its own', () => {
    const [main] = chunks
    const whole = main && { ...main, moduleIds: [...main.moduleIds, '/project/src/app/layout/Layout.tsx'] }
    expect(findParts(whole ? [whole] : [], '/project')).toEqual({})
  })

  it.each(Object.values(SCREENS))('have the module %s', (module) => {
    expect(existsSync(module)).toBe(true)
  })
})
