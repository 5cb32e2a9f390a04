import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leftOut } from '../../scripts/test/left-out.ts'

it('what is left out is there under its name', () => {
  const paths = [
    ...[...leftOut.units, ...leftOut.tagged].flatMap((path) => (existsSync(path) ? [] : [`${path}.test.ts`])),
    ...leftOut.specs.map((name) => `tests/product/browser/${name}.spec.ts`),
  ]
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
