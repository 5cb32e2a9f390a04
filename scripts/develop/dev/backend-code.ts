/** The folders whose code the backend runs, entities aside: after a change in one of them it is started anew. */
export const BACKEND_CODE = [
  'src/accounts',
  'src/behaviour',
  'src/calls',
  'src/features',
  'src/kinds',
  'src/schema',
  'src/server',
  'src/texts',
]
