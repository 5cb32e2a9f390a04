import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

// Commands that run from sources import `src/generated/` of the engine: they are given that of the program.
const engine = new URL('../../src/generated/', import.meta.url).href
const program = pathToFileURL(`${process.cwd()}/src/generated/`).href
if (engine !== program) register('./resolve-generated.mjs', import.meta.url, { data: { engine, program } })
