import module from 'node:module'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { findGenerated } from './resolve-generated.mjs'

// Commands that run from sources import `src/generated/` of the engine: they are given that of the program in the current folder,
// unless the engine lies there itself.
const engine = new URL('../../src/generated/', import.meta.url).href
const program = existsSync('src/schema') ? engine : pathToFileURL(`${process.cwd()}/generated/`).href
const places = { engine, program }
// Where Node has hooks that run beside the program, those in a thread of their own are on their way out.
if (module.registerHooks) module.registerHooks({ resolve: findGenerated(places) })
else module.register('./resolve-generated.mjs', import.meta.url, { data: places })
