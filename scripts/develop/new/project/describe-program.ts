import commands from '../../../commands.json' with { type: 'json' }

/** What `npm run` prints itself would disturb it. */
const OF_PROTOCOL = 'mcp'

/** The package.json of a program: the engine is all that it depends on, and `npm run` knows the engine's commands. @param source of the engine, where that is no release */
export function describeProgram(name: string, version: string, source?: string): string {
  const scripts = Object.fromEntries(
    ['start', 'serve', ...Object.keys(commands)]
      .filter((each) => each !== OF_PROTOCOL)
      .map((each) => [each, `tribune ${each}`]),
  )
  const described = { name, version: '0.1.0', private: true, type: 'module' }
  const dependencies = { tribune: source ?? `^${version}` }
  // From here on an upgrade tells what has changed.
  return `${JSON.stringify({ ...described, scripts, dependencies, tribune: { version } }, null, 2)}\n`
}
