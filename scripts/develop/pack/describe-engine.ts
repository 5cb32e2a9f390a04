import * as z from 'zod'

const own = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  imports: z.record(z.string(), z.string()),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})

const face = (name: string) => ({
  types: `./types/tribune/${name}.d.ts`,
  default: `./src/tribune/${name}.ts`,
})
const source = (ending: '.ts' | '.tsx') => ({ types: './types/*.d.ts', default: `./src/*${ending}` })

/** The package.json of the engine as others install it. @param text of the repository's own */
export function describeEngine(text: string): string {
  const { name, version, license, imports, engines, dependencies } = own.parse(JSON.parse(text))
  const exported = {
    '.': face('index'),
    './server': face('server'),
    './browser': face('browser'),
    // What the generated files of a program import.
    './src/*.ts': source('.ts'),
    './src/*.tsx': source('.tsx'),
    './tsconfig.json': './tsconfig.json',
    './package.json': './package.json',
  }
  const description = 'A back office generated from typed entity configs'
  const bin = { tribune: 'scripts/tribune.mjs' }
  const described = { name, version, description, license, type: 'module', bin, exports: exported }
  return `${JSON.stringify({ ...described, imports, engines, dependencies }, null, 2)}\n`
}
