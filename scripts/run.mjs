// Runs a TypeScript script of this folder: `node scripts/run.mjs generate --check`.
import { existsSync } from 'node:fs'
import { bundle } from './bundle.mjs'

const [name, ...args] = process.argv.slice(2)
const script = `scripts/${name}.ts`

if (name === undefined || !existsSync(script)) {
  console.error(`There is no ${script}: run this from the project's folder, with the name of a script.`)
  process.exit(2)
}

process.setSourceMapsEnabled(true)
process.argv.splice(2, Infinity, ...args)
const addresses = await bundle(process.cwd(), [script])
await import(addresses.get(script) ?? script)
