// `npm run serve`: the backend and the browser half as it was last built. `--demo` fills an empty database.
import { serve } from '../../src/server/main.ts'
import { program } from './program.ts'

const wantsDemo = process.argv.includes('--demo')

await serve({ ...program, env: wantsDemo ? { ...process.env, DEMO: '1' } : process.env })
