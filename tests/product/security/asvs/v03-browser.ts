import { browserSession, clientFiles, policy, proxy, sessions, lintRules, uploads } from './proofs.ts'
import { met, none, open, type Requirement } from './requirement.ts'

export const browser: readonly Requirement[] = [
  met(
    '3.2.1',
    1,
    'no answer is shown as what it is not',
    clientFiles('makes no page of %s'),
    uploads('serves pictures without an origin, to browsers that asked for them alone'),
  ),
  met('3.2.2', 1, 'texts are shown as texts', lintRules('runs no text as code')),
  met('3.3.1', 1, 'cookies are Secure and named so', proxy('marks the cookie for TLS alone')),
  met(
    '3.3.2',
    2,
    'cookies are SameSite',
    sessions('sets a cookie that no script and no foreign site can use'),
  ),
  met(
    '3.3.3',
    2,
    'cookies are named __Host-',
    proxy('takes over TLS no cookie that could have come without it'),
  ),
  met(
    '3.3.4',
    2,
    'the token is for no script',
    sessions('sets a cookie that no script and no foreign site can use'),
  ),
  open(
    '3.4.1',
    1,
    'HSTS for a year, and for all subdomains',
    'a year it is, behind TLS (tests/product/contract/proxy.test.ts); of other hosts of the domain the program knows nothing, so it does not speak for them',
  ),
  none('3.4.2', 1, 'CORS names trusted origins', 'no answer carries a CORS header'),
  met(
    '3.4.3',
    2,
    'a Content-Security-Policy',
    clientFiles('runs only scripts of its own, none that stand in the markup'),
    policy('keeps a script out that got into the page'),
  ),
  met(
    '3.4.4',
    2,
    'nosniff on every answer',
    clientFiles('lets no other site frame it, and no browser guess types'),
  ),
  met(
    '3.4.5',
    2,
    'a referrer policy',
    clientFiles('lets no other site frame it, and no browser guess types'),
  ),
  met(
    '3.4.6',
    2,
    'frame-ancestors on every answer',
    clientFiles('lets no other site frame it, and no browser guess types'),
    clientFiles('makes no page of %s'),
  ),
  met(
    '3.5.1',
    1,
    'changes come from the product itself',
    sessions('refuses writes from the origin %s'),
    sessions('refuses writes that a browser calls %s'),
  ),
  none(
    '3.5.2',
    1,
    'calls cannot avoid the preflight',
    'nothing relies on the preflight: Origin and Sec-Fetch-Site are checked',
  ),
  met('3.5.3', 1, 'reads change nothing', sessions('refuses writes that a browser calls %s'), [
    'tests/product/contract/suites/bad-input.ts',
    'answers a wrong method in the envelope',
  ]),
  none(
    '3.5.4',
    2,
    'each application has a host of its own',
    'for whoever runs it to choose; cookies named __Host- are kept apart',
  ),
  none('3.5.5', 2, 'messages between windows are checked', 'none are sent or heard'),
  none('3.7.1', 2, 'no plugins of the past', 'none is used, and object-src forbids them'),
  met(
    '3.7.2',
    2,
    'no redirect leads elsewhere unasked',
    browserSession('leads to the location first asked for, query string and hash included'),
    lintRules('redirects nobody'),
  ),
]
