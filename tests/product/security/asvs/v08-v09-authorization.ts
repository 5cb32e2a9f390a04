import { met, none, open, type Requirement } from './requirement.ts'

const NO_TOKENS = 'tokens carry nothing: they name a row'

export const authorization: readonly Requirement[] = [
  open(
    '8.1.1',
    1,
    'who may do what is written down',
    'in one sentence of the requirement: every administrator everything, but administrator 1 is edited by himself alone and deleted by nobody',
  ),
  open(
    '8.1.2',
    2,
    'who may see and set which field is written down',
    'as 8.1.1: here fields differ for nobody; where they do, the access of the entity says it',
  ),
  met('8.2.1', 1, 'calls are for those who may make them'),
  met('8.2.2', 1, 'records are for those who may touch them'),
  met('8.2.3', 2, 'fields are for those who may set them'),
  met('8.3.1', 1, 'the server decides'),
  none('8.4.1', 2, 'tenants are kept apart', 'there is one'),
]

export const tokens: readonly Requirement[] = [
  none('9.1.1', 1, 'tokens are signed', NO_TOKENS),
  none('9.1.2', 1, 'by known algorithms', NO_TOKENS),
  none('9.1.3', 1, 'with known keys', NO_TOKENS),
  none('9.2.1', 1, 'and end', NO_TOKENS),
  none('9.2.2', 2, 'and are of the right kind', NO_TOKENS),
  none('9.2.3', 2, 'and for this service', NO_TOKENS),
  none('9.2.4', 2, 'and for no other', NO_TOKENS),
]
