import { describe, expect, it } from 'vitest'
import { readBrowser } from '../../src/accounts/server/session/devices.ts'

describe('the browser that people know a session by', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      ['Chrome', 'Windows'],
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      ['Edge', 'Windows'],
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0',
      ['Opera', 'Linux'],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:144.0) Gecko/20100101 Firefox/144.0',
      ['Firefox', 'macOS'],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      ['Safari', 'macOS'],
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      ['Samsung Internet', 'Android'],
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
      ['Chrome', 'iPad'],
    ],
    ['curl/8.5.0', ['', '']],
    ['', ['', '']],
    [undefined, ['', '']],
    [`${'x'.repeat(100_000)} Firefox/144.0`, ['', '']],
    ['<script>alert(1)</script>', ['', '']],
  ])('is read of %j', (agent, [browser, system]) => {
    expect(readBrowser(agent)).toEqual({ browser, system })
  })
})
