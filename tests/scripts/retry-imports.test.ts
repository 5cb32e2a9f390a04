import { expect, it } from 'vitest'
import { withRetries } from '../../scripts/build/retry-imports.ts'

const nobodyElse: ReadonlySet<string> = new Set()
const again = (code: string) => code.match(/import\([^)]*\?again[^)]*\)/g)

it('tries every import of a chunk again, by another address', () => {
  const code = 'const load=()=>import(`./A-1.js`);const other=async()=>(await import("./B-2.js")).B'
  expect(again(withRetries(code, nobodyElse))).toEqual([
    'import(`./A-1.js?again`)',
    'import("./B-2.js?again")',
  ])
  expect(withRetries(code, nobodyElse)).toContain('import(`./A-1.js`).catch(')
})

it('leaves alone what a chunk cannot do without, and what no build has written', () => {
  const code =
    'import{a}from"./A-1.js";import"./B-2.js";import(address);import("https://elsewhere.example/c.js")'
  expect(withRetries(code, nobodyElse)).toBe(code)
})

it('asks for no file by another address that others import too', () => {
  const code = 'const load=()=>import(`./A-1.js`);const other=()=>import(`./B-2.js`)'
  expect(again(withRetries(code, new Set(['A-1.js'])))).toEqual(['import(`./B-2.js?again`)'])
})
