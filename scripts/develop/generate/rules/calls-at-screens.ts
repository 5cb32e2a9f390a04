import type { AllEntities } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'

/** An address that is typed or loaded anew reaches the server, where a GET would answer data in the page's stead. */
export function checkCallsAtScreens({ entities }: AllEntities): readonly Finding[] {
  const screens = entities.flatMap(({ file, path }) =>
    path === undefined
      ? []
      : ['', '/create', '/edit/:id', '/import'].map((below) => ({ file, address: path + below })),
  )
  return entities.flatMap(({ file, exportedAs, endpoints }) =>
    endpoints.flatMap(([call, { method, path }]): readonly Finding[] => {
      const screen = method === 'GET' ? screens.find(({ address }) => meets(address, path)) : undefined
      if (!screen) return []
      const message = `"${path}" is the address of a screen of ${screen.file} as well; expected another; write "/api${path}"`
      return [{ code: 'E146', file, exportedAs, path: ['endpoints', call, 'path'], message }]
    }),
  )
}

/** Whether one address can be both; a parameter stands for anything. */
function meets(one: string, other: string): boolean {
  const [steps, others] = [one.split('/'), other.split('/')]
  return (
    steps.length === others.length &&
    steps.every((step, place) => step === others[place] || `${step}${others[place]}`.includes(':'))
  )
}
