import type { FuzzRequest } from './fuzz-request.ts'

/** Shrinks a failing request while it still fails. */
export async function shrink(
  request: FuzzRequest,
  stillFails: (smaller: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let smallest = request
  for (let rounds = 0; rounds < 50; rounds += 1) {
    const found = await findSmaller(smallest, stillFails)
    if (!found) return smallest
    smallest = found
  }
  return smallest
}

async function findSmaller(
  request: FuzzRequest,
  stillFails: (smaller: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest | null> {
  for (const smaller of smallerOnes(request)) if (await stillFails(smaller)) return smaller
  return null
}

function* smallerOnes(request: FuzzRequest): Generator<FuzzRequest> {
  const { headers, body, path, isLoggedIn } = request
  if (isLoggedIn) yield { ...request, isLoggedIn: false }
  for (const name of Object.keys(headers)) {
    yield {
      ...request,
      headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
    }
  }
  const [plain = '', query] = path.split('?', 2)
  if (query !== undefined) yield { ...request, path: plain }
  if (!body) return
  yield { ...request, body: null }
  yield* withoutKeys(request, body)
  if (body.length < 2) return
  const half = Math.floor(body.length / 2)
  yield { ...request, body: body.subarray(0, half) }
  yield { ...request, body: body.subarray(half) }
}

function* withoutKeys(request: FuzzRequest, body: Buffer): Generator<FuzzRequest> {
  const value = parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const name of Object.keys(value)) {
    const left = Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
    yield { ...request, body: Buffer.from(JSON.stringify(left)) }
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
