/** The package.json of what `npm create tribune my-club` runs. @param text of the engine's package.json */
export function describeCreator(text: string): string {
  const { name, version, license, engines } = JSON.parse(text)
  const described = {
    name: `create-${name}`,
    version,
    license,
    description: 'Writes a back office of one’s own',
    type: 'module',
    bin: { [`create-${name}`]: 'create.mjs' },
    engines,
  }
  return `${JSON.stringify(described, null, 2)}\n`
}
