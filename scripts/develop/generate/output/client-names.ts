/** `Player` for `player`, `TrainingSession` for `trainingSession` and `training_session`. */
export function typeName(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The path of an entity's client module, relative to `src/generated/`. */
export function clientPath(name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
  return `clients/${kebab}.ts`
}

/** The name of the client module's export. */
export function resourceName(name: string): string {
  return `${name}Resource`
}
