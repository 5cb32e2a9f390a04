// The backend with the floor page in place of the product's own.
import { entities } from '../../../src/generated/registry.ts'
import { serve } from '../../../src/server/main.ts'
import { FLOOR_FOLDER } from './build-floor.ts'

await serve({ entities, env: process.env, clientFolder: FLOOR_FOLDER })
