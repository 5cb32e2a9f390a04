// The process that `bundle.mjs` starts: reads what to bundle from its input, writes the problems to its output.
import { readFileSync } from 'node:fs'
import { writeBundle } from './write-bundle.mjs'

console.log(JSON.stringify(await writeBundle(JSON.parse(readFileSync(0, 'utf8')))))
