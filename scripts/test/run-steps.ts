/** One step of the test run; prints its own output and returns an exit code. */
export interface TestStep {
  readonly name: string
  readonly run: () => Promise<number>
}

/** Runs all steps in order, and returns the names of those that failed. */
export async function runSteps(steps: readonly TestStep[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { name, run } of steps) {
    console.log(`\n--- ${name}`)
    if ((await run()) !== 0) failed.push(name)
  }
  return failed
}
