import type { Requirement } from './requirement.ts'
import { encoding } from './v01-encoding.ts'
import { logic } from './v02-logic.ts'
import { browser } from './v03-browser.ts'
import { api } from './v04-api.ts'
import { files } from './v05-files.ts'
import { authentication } from './v06-authentication.ts'
import { sessionManagement } from './v07-sessions.ts'
import { authorization, tokens } from './v08-v09-authorization.ts'
import { oauth } from './v10-sign-on.ts'
import { communication, cryptography } from './v11-v12-cryptography.ts'
import { configuration, dataProtection } from './v13-v14-data.ts'
import { coding, logging } from './v15-v16-code.ts'
import { webrtc } from './v17-absent.ts'

/** Levels 1 and 2 of OWASP ASVS 5.0.0, chapters V1 to V17. */
export const asvs: readonly Requirement[] = [
  ...encoding,
  ...logic,
  ...browser,
  ...api,
  ...files,
  ...authentication,
  ...sessionManagement,
  ...authorization,
  ...tokens,
  ...oauth,
  ...cryptography,
  ...communication,
  ...configuration,
  ...dataProtection,
  ...coding,
  ...logging,
  ...webrtc,
]
