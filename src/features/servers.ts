import type { ServerFeature } from '../server/feature.ts'
import { actionsServer } from './actions/server.ts'
import { bulkServer } from './bulk/server.ts'
import { exportServer } from './export/server.ts'

/** The features' halves on the server. */
export const serverFeatures: readonly ServerFeature[] = [bulkServer, actionsServer, exportServer]
