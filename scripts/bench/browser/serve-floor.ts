// The backend with the floor page instead of the product's client.
import { entities } from '../../../src/generated/registry.ts'
import { serve } from '../../../src/server/main.ts'
import { FLOOR_FOLDER } from './build-floor.ts'

await serve({ entities, env: process.env, clientFolder: FLOOR_FOLDER })
