/** One step of the test run; it shows its own output and answers an exit code. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<number>
}

/** Runs the steps in order, all of them, and answers the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { name, run } of steps) {
    console.log(`\n--- ${name}`)
    if ((await run()) !== 0) failed.push(name)
  }
  return failed
}
