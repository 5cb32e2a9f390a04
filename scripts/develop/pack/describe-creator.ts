/** The files of the package that `npm create tribune my-club` runs: it has the engine write the program. @param text of the engine's package.json */
export function describeCreator(text: string): Readonly<Record<string, string>> {
  const { name, version, license, engines } = JSON.parse(text)
  const described = {
    name: `create-${name}`,
    version,
    license,
    description: 'Writes a back office of one’s own',
    type: 'module',
    bin: { [`create-${name}`]: 'create.mjs' },
    engines,
    dependencies: { [name]: version },
  }
  return { 'package.json': `${JSON.stringify(described, null, 2)}\n`, 'create.mjs': CREATE }
}

const CREATE = `#!/usr/bin/env node
import process from 'node:process'

process.argv.splice(2, 0, 'new')
await import('tribune/command')
`
