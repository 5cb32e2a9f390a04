import module from 'node:module'
import process from 'node:process'
import { createResolve } from './program-files.mjs'

// Commands run the engine from its sources: they are given the files of the program in the current folder.
const root = process.cwd()
// Where Node has hooks that run beside the program, those in a thread of their own are on their way out.
if (module.registerHooks) module.registerHooks({ resolve: createResolve(root) })
else module.register('./program-files.mjs', import.meta.url, { data: root })
