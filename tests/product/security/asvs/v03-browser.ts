import { met, none, open, type Requirement } from './requirement.ts'

export const browser: readonly Requirement[] = [
  met('3.2.1', 1, 'no answer is shown as what it is not'),
  met('3.2.2', 1, 'texts are shown as texts'),
  met('3.3.1', 1, 'cookies are Secure and named so'),
  met('3.3.2', 2, 'cookies are SameSite'),
  met('3.3.3', 2, 'cookies are named __Host-'),
  met('3.3.4', 2, 'the token is for no script'),
  open(
    '3.4.1',
    1,
    'HSTS for a year, and for all subdomains',
    'a year it is, behind TLS (tests/product/contract/proxy.test.ts); of other hosts of the domain the program knows nothing, so it does not speak for them',
  ),
  none('3.4.2', 1, 'CORS names trusted origins', 'no answer carries a CORS header'),
  met('3.4.3', 2, 'a Content-Security-Policy'),
  met('3.4.4', 2, 'nosniff on every answer'),
  met('3.4.5', 2, 'a referrer policy'),
  met('3.4.6', 2, 'frame-ancestors on every answer'),
  met('3.5.1', 1, 'changes come from the product itself'),
  none(
    '3.5.2',
    1,
    'calls cannot avoid the preflight',
    'nothing relies on the preflight: Origin and Sec-Fetch-Site are checked',
  ),
  met('3.5.3', 1, 'reads change nothing'),
  none(
    '3.5.4',
    2,
    'each application has a host of its own',
    'for whoever runs it to choose; cookies named __Host- are kept apart',
  ),
  none('3.5.5', 2, 'messages between windows are checked', 'none are sent or heard'),
  none('3.7.1', 2, 'no plugins of the past', 'none is used, and object-src forbids them'),
  met('3.7.2', 2, 'no redirect leads elsewhere unasked'),
]
