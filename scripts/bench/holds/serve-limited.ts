// Serves football to a role that sees some rows alone.
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { behaviours } from '../../../src/generated/registry.ts'
import { serve } from '../../../src/server/main.ts'
import { limitedEntities } from './limited-role.ts'

await serve({ features: serverFeatures, entities: limitedEntities, behaviours, env: process.env })
