// `npm run bench -- logins`: logins, one and many at once, beside the bare hash of the password; lists while passwords are
// guessed, beside a quiet server. `--json` prints JSON only; a number sets the seconds per measurement.
import { buildProduct } from './build-product.ts'
import { fillRecords } from './fill-records.ts'
import { inFolder } from './in-folder.ts'
import { encodeRequest } from './load/build-request.ts'
import { generateLoad } from './load/generate-load.ts'
import { compareHashes, loadOfGuesses, loadOfLogins } from './logins/login-loads.ts'
import { readCookie, startServer } from './server-process.ts'
import { atLeast, atMost, median, printReport, say } from './verdict.ts'

const ROWS = 1_000
const MANY = 32
const ROUNDS = 3
const READERS = 4
/** Of what the hash alone would allow: the rest of a login are some statements. */
const LEAST_SHARE = 0.5
/** Hashes have threads of their own, at most two, so that readers share processors with them and wait for none. */
const MOST_TIMES = 8

const seconds = Number(process.argv.find((argument) => /^[\d.]+$/.test(argument)) ?? 2)

await buildProduct()
await inFolder(async (folder) => {
  await fillRecords(folder, ROWS)
  const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: '1' })
  try {
    const rows = [await measureLogins(server.url, 1), await measureLogins(server.url, MANY)]
    const lists = await measureLists(server.url)
    printReport(
      { logins: rows, lists },
      [
        ['a second', 'hashes alone', 'logins', 'share'],
        ...rows.map(({ atOnce, hashes, logins, share }) => [
          `${atOnce} at once`,
          hashes.toFixed(1),
          logins.toFixed(1),
          share.toFixed(2),
        ]),
        ['lists, p95 in ms', 'quiet', `${MANY} guess`, 'times'],
        ['', lists.quiet.toFixed(1), lists.guessed.toFixed(1), lists.times.toFixed(1)],
      ],
      [
        ...rows.map(({ atOnce, share }) => atLeast(`share of logins, ${atOnce} at once`, share, LEAST_SHARE)),
        atMost('times lists take while passwords are guessed', lists.times, MOST_TIMES),
      ],
    )
  } finally {
    await server.stop()
  }
})

/** Alternately, so that what else the machine does falls on both. */
async function measureLogins(url: string, atOnce: number) {
  say(`${atOnce} logins at once`)
  const timed = { url, connections: atOnce, seconds }
  // Makes the addresses known.
  await loadOfLogins(timed)
  const [hashed, loggedIn]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    hashed.push(await compareHashes(atOnce, seconds))
    loggedIn.push((await loadOfLogins(timed)).perSecond)
  }
  const [hashes, logins] = [median(hashed), median(loggedIn)]
  return { atOnce, hashes, logins, share: logins / hashes }
}

async function measureLists(url: string) {
  say(`lists while ${MANY} guess`)
  const request = encodeRequest({
    method: 'GET',
    path: '/api/player?page=2&pageSize=25',
    headers: { cookie: await readCookie(url) },
  })
  const read = async () =>
    (await generateLoad({ url, connections: READERS, seconds, status: 200, next: () => request })).p95
  await read()
  const [quiet, guessed]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await read())
    const [p95] = await Promise.all([read(), loadOfGuesses({ url, connections: MANY, seconds })])
    guessed.push(p95)
  }
  return { quiet: median(quiet), guessed: median(guessed), times: median(guessed) / median(quiet) }
}
