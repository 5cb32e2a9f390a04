// The backend with a page to compare instead of the product's client: `serve-peer floor`.
import { entities } from '../../../src/generated/registry.ts'
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { serve } from '../../../src/server/main.ts'
import { peerFolder, PEERS } from './build-peers.ts'

const peer = PEERS.find((each) => each === process.argv[2])
if (!peer) throw new Error(`name one of ${PEERS.join(', ')}`)
await serve({ features: serverFeatures, entities, env: process.env, clientFolder: peerFolder(peer) })
