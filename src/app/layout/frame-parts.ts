import { loadToaster } from '../../engine/toasts/load-toaster.ts'
import { features as common } from '../../features/registries/screens.ts'
import { ownFeatures } from '../../generated/features.ts'
import { withWords } from '../../texts/with-words.ts'

/** What the frame shows of the features of this program. */
export const frameFeatures = [...common, ...ownFeatures]

export const loadDrawer = () => import('./MenuDrawer.tsx')
export const loadDropdown = () => withWords(import('./UserDropdown.tsx'))

const loadProblem = () => withWords(import('../../engine/loading/ProblemNotice.tsx'))

/** What must open without a connection, and what reports that there is none. */
export const loadFrameParts = () => Promise.all([loadToaster(), loadProblem(), loadDropdown(), loadDrawer()])
