import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../../../server/backend.ts'
import { route } from '../../../../server/http/route.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { acceptProposalCall, countProposalsCall, listProposalsCall, refuseProposalCall } from '../../calls.ts'
import { acceptProposal, refuseProposal } from './decide.ts'
import { describeProposals, findToDecide } from './describe-proposals.ts'

/** What people decide of what agents would do; no key decides of itself. */
export function proposalRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, listProposalsCall, async ({ store }) => ({ proposals: await describeProposals(store) }))
  route(app, countProposalsCall, async ({ store }) => ({ count: (await findToDecide(store)).length }))
  route(app, acceptProposalCall, async ({ store, session, params: { id }, body: { version } }) => {
    const by = await readAuthor(backend, session)
    await acceptProposal({ backend, store, by }, id, version)
  })
  route(app, refuseProposalCall, async ({ store, session, params: { id }, body: { reason } }) => {
    const by = await readAuthor(backend, session)
    await refuseProposal({ backend, store, by }, id, reason)
  })
}
