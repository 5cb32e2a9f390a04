// The program as it is generated and built, for what serves it: alone, or inside another one.
import { fileURLToPath } from 'node:url'
import { serverFeatures } from '../../src/generated/servers.ts'
import openApi from '../../src/generated/openapi.json?raw'
import { fill } from '../../src/generated/demo.ts'
import { docstrings } from '../../src/generated/docstrings.ts'
import { behaviours, entities } from '../../src/generated/registry.ts'

export const program = {
  features: serverFeatures,
  entities,
  behaviours,
  docstrings,
  // Of the same build as this.
  clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
  openApi,
  fill,
}
